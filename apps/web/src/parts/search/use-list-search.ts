import { DEBOUNCE_MS } from './debounce.js';
import { listAddress, readList, type Sorts } from './list-address.js';
import { FRESH_LIST } from './search-history.js';
import { useTypedSearch } from './use-typed-search.js';

/**
 * The search and the order of a list whose words are all loaded, so that each key filters at once; the address follows
 * after the debounce.
 */
export function useListSearch<Sort extends string>(path: string, sorts: Sorts<Sort>) {
  const { shared, typed, readNow, navigateTo, searchAtOnce, showPage } = useTypedSearch({
    path,
    debounceMs: DEBOUNCE_MS,
    read: (query) => readList(new URLSearchParams(query), sorts),
    write: (address) => listAddress(path, address, sorts),
    withText: (from, q) => (q === from.q ? from : { ...from, q, page: 1 }),
  });
  const { address } = shared;

  return {
    ...shared,
    /**
     * The query by which the list is filtered. The first key and the one that clears the box wait for their navigation:
     * the scroll position of the list without a search belongs to that list.
     */
    q: address.q && typed ? typed : address.q,
    type: (text: string) => {
      shared.type(text);
      if (!text.trim() || !readNow()?.address.q) searchAtOnce(text);
    },
    sortBy: (sort: Sort) => {
      const here = readNow();
      // The list before the search had another order, so clearing does not return to it.
      if (here && sort !== here.address.sort) navigateTo({ ...here.address, sort, page: 1 }, FRESH_LIST);
    },
    showPage,
    hrefOf: (page: number) => listAddress(path, { ...address, page }, sorts),
  };
}

export type ListSearch<Sort extends string> = ReturnType<typeof useListSearch<Sort>>;
