import { QUERY_MAX, readLine, tidy } from '@utarang/contract';

/** A text from a search box: as it is searched, or why it cannot be. */
export type Typed = { q: string; problem: null } | { q: null; problem: 'query_too_long' | 'text_unreadable' };

/**
 * What was typed, as it is searched: NFC, outer spaces removed, inner ones collapsed
 * (docs/product/search.md#search-box).
 */
export function readTyped(text: string): Typed {
  const line = tidy(text).replace(/\s+/g, ' ');
  const q = readLine(line, QUERY_MAX);
  if (q !== null) return { q, problem: null };
  return { q: null, problem: [...line].length > QUERY_MAX ? 'query_too_long' : 'text_unreadable' };
}
