import { useByPages, useShownListing, useStableRequest } from '../../parts/words/list/use-listing.js';
import { type BrowseQuery, sources } from './sources.js';
import { useWholeList } from './use-whole-list.js';

type ListRequest = BrowseQuery & { readonly page: number; readonly arrival: number };

/**
 * The words of a level, a situation or all of them: page by page where the server has pages in this order, else as a
 * whole.
 */
export function useBrowseList({ page, arrival, ...search }: ListRequest, enabled: boolean) {
  const { id, choice, q, sort } = search;
  const list = `${id} ${choice}`;
  const ask = useStableRequest({
    name: `${list} ${sort === 'order' ? '' : `${sort} `}${q}`,
    list,
    search,
    page,
    arrival,
  });
  const source = sources[id];
  const paged = source.page !== null && sort !== 'unsaved';
  const pageOf = source.page ?? sources.words.page!; // a source without pages never calls it
  const byPages = useByPages(ask, (page) => pageOf(choice, q, page, sort), enabled && paged);
  const whole = useWholeList(ask, enabled && !paged);
  return useShownListing(ask, paged ? byPages : whole);
}
