import { ALIKE, shownRank } from './rank.js';
import type { SearchHit } from './search-index.js';

/** The first word of an answer, as far as it says how it was found. */
type FirstHit = { readonly match?: SearchHit['match'] | undefined; readonly rank?: number | undefined };

/** Words that begin with the query, or have it inside, have a higher rank (docs/product/search.md#rank). */
const WHOLLY = shownRank(ALIKE, 0);

/**
 * Decides where a page says how a query was heard: below the words where the first of them is what was typed, or is
 * wholly read so; above them where it is not, and the reading is the better answer
 * (docs/product/search.md#place-of-a-reading).
 */
export function heardPlace(first: FirstHit | undefined): 'above' | 'below' {
  const isHit = first !== undefined && (first.match === 'exact' || (first.rank ?? Number.POSITIVE_INFINITY) <= WHOLLY);
  return isHit ? 'below' : 'above';
}
