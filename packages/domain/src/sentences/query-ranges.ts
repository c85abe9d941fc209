import { normalise } from '../language/normalise.js';
import { exactRanges } from '../search/exact-ranges.js';
import type { TextRange } from '../search/words.js';

/**
 * "Sentences whose Korean holds the query" (docs/product/sentences.md#examples): every place of a text that says what
 * is sought, in UTF-16 units; none where it does not, or where nothing is sought.
 */
export function queryRanges(text: string, query: string): TextRange[] {
  const sought = normalise(query);
  return sought === '' ? [] : exactRanges(text, sought);
}
