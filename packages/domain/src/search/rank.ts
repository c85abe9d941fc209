import type { SearchField } from './words.js';

/**
 * "The order of hits: the whole field, then its beginning, then the earlier position inside it; a hit in the meaning
 * comes a little later; of equal ranks the higher id" (docs/product/search.md#rank). The lower rank is first.
 *
 * Ranks are counted in thousandths: as whole numbers, equal ones are equal (2.05 + 0.003 and 2 + 0.053 are not) and
 * they can be sorted by counting.
 */
const EXACT = 0;
/** The rank of a whole field in another spelling (docs/product/search.md#whole-words). */
export const ALIKE = 500;
const PREFIX = 1000;
export const INSIDE = 2000;
const LAST_POSITION = 999;

export const PENALTY: Readonly<Record<SearchField, number>> = {
  japaneseWord: 0,
  reading: 0,
  koreanPronunciation: 0,
  meaningKo: 50,
};

/** The highest rank of a whole field as it was typed. */
export const WHOLE = EXACT + Math.max(...Object.values(PENALTY));

/** An upper bound of all ranks, which also stands for "not found". */
export const RANKS = INSIDE + LAST_POSITION + Math.max(...Object.values(PENALTY)) + 1;

/**
 * The rank of a query that is found at `position` (in UTF-16 units of the normalised field) or is the `whole` field.
 */
export function rankAt(position: number, whole: boolean, penalty: number): number {
  if (whole) return EXACT + penalty;
  if (position === 0) return PREFIX + penalty;
  return INSIDE + Math.min(position, LAST_POSITION) + penalty;
}

/** Higher than any rank, so that hits of one reading of the query rank before all hits of the next. */
const READING = 4000;

/** The rank for callers: 0, 1 or 2 + position / 1000, and 4 more for each reading tried before. */
export const shownRank = (rank: number, reading: number): number => (READING * reading + rank) / 1000;
