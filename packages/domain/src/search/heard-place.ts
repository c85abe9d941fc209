import { ALIKE, shownRank } from './rank.js';
import type { SearchHit } from './search-index.js';

/** The first word of an answer, with the fields that say how it was found. */
type FirstHit = { readonly match?: SearchHit['match'] | undefined; readonly rank?: number | undefined };

/** Words that begin with or contain the query have a higher rank (docs/product/search.md#rank). */
const WHOLLY = shownRank(ALIKE, 0);

/**
 * Decides where a page shows the reading of a query: below the words where the first of them is exactly the query, or
 * matches the reading completely; above them where it does not, and the reading is the better answer
 * (docs/product/search.md#place-of-a-reading).
 */
export function heardPlace(first: FirstHit | undefined): 'above' | 'below' {
  const isHit = first !== undefined && (first.match === 'exact' || (first.rank ?? Number.POSITIVE_INFINITY) <= WHOLLY);
  return isHit ? 'below' : 'above';
}
