import { QUERY_MAX, readLine } from '@utarang/contract';
import { asSearched } from '@utarang/domain/language';

/** The text of a search box: its query, or the reason for which it cannot be searched. */
export type TypedQuery = { q: string; problem: null } | { q: null; problem: 'query_too_long' | 'text_unreadable' };

/** Reads a typed text as a query (docs/product/search.md#search-box). */
export function readTyped(text: string): TypedQuery {
  const line = asSearched(text);
  const q = readLine(line, QUERY_MAX);
  if (q !== null) return { q, problem: null };
  return { q: null, problem: [...line].length > QUERY_MAX ? 'query_too_long' : 'text_unreadable' };
}
