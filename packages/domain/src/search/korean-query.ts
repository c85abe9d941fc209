import { hasHangul } from '../language/index.js';
import { shownRank } from './rank.js';
import type { SearchHit } from './search-index.js';
import type { SearchMode } from './words.js';

/** The shortest query: a single syllable is an accepted answer of too many words, and a form of nearly every verb. */
export const SHORTEST_KOREAN = 2;

/** Checks whether a query may be Korean in this mode: not in a search by sound alone. */
export const isKoreanQuery = (query: string, mode: SearchMode): boolean =>
  mode !== 'pronunciation' && hasHangul(query) && query.length >= SHORTEST_KOREAN;

/** Counts the tiers of hits so far: a later search adds its own after them. */
export const tiersOf = (hits: readonly SearchHit[]): number =>
  Math.floor((hits.at(-1)?.rank ?? 0) / shownRank(0, 1)) + 1;
