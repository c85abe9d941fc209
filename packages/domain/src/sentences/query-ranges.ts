import { normalise } from '../language/normalise.js';
import { exactRanges } from '../search/exact-ranges.js';
import type { TextRange } from '../search/words.js';

/**
 * "Sentences whose Korean holds the query" (docs/product/sentences.md#examples): the places of the query in
 * a text, in UTF-16 units; none for an empty query.
 */
export function queryRanges(text: string, query: string): TextRange[] {
  const needle = normalise(query);
  return needle === '' ? [] : exactRanges(text, needle);
}
