import { normalise } from '../language/index.js';
import { createExactTier } from './exact.js';
import type { Window } from './gram-index.js';
import type { SearchableWord, SearchMode } from './words.js';

/** `row` counts in the array that the index was made from. */
export type SearchHit = { row: number; rank: number; match: 'exact' | 'tolerant' };
export type SearchResult = {
  /** How many rows match in all. */
  total: number;
  /** Those of the window asked for, best first. */
  hits: SearchHit[];
  /** The query that was used instead when the one typed had to be read in another way, else null. */
  interpretedAs: string | null;
};
export type SearchIndex = { search(query: string, mode: SearchMode, window: Window): SearchResult };

/**
 * The index of a catalogue that does not change; a changed one gets a new index. A blank query finds nothing: listing
 * the catalogue is the caller's.
 *
 * Tolerant tiers belong in `search`, after the exact hits and only while those are fewer than a page.
 */
export function createSearchIndex(words: readonly SearchableWord[]): SearchIndex {
  const order = highestIdFirst(words);
  const exact = createExactTier(Array.from(order, (row) => words[row]!));

  return {
    search(typed, mode, window) {
      const query = normalise(typed);
      // Half a surrogate pair is no text; it would match the halves of other characters.
      if (query === '' || !query.isWellFormed()) return { total: 0, hits: [], interpretedAs: null };
      const { total, hits } = exact.find(query, mode, window);
      return {
        total,
        hits: hits.map(({ row, rank }) => ({ row: order[row]!, rank, match: 'exact' })),
        interpretedAs: null,
      };
    },
  };
}

/** With the highest id in row 0, "ties by higher id first" is the order of rows. */
const highestIdFirst = (words: readonly SearchableWord[]): Uint32Array =>
  Uint32Array.from(words.keys()).sort((a, b) => words[b]!.id - words[a]!.id);
