import type { HomeState } from '@utarang/contract';
import type { Listing } from '../../parts/words/list/listing.js';
import { useByPages, useShownListing, useStableRequest } from '../../parts/words/list/use-listing.js';
import { wordsQuery } from '../../parts/words/queries.js';
import { type HomeAddress, searchName } from './search-address.js';

export type HomeListing = Listing<HomeState>;

/** The words of the home page's search; on the start, those of the first page of all. */
export function useHomeList({ page, ...search }: HomeAddress, arrival: number) {
  const ask = useStableRequest<HomeState>({ name: searchName(search), list: '', search, page, arrival });
  return useShownListing(
    ask,
    useByPages(ask, (page) => wordsQuery(ask.search, page || 1)),
  );
}
