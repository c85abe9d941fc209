import { useQuery } from '@tanstack/react-query';
import { type FoundWord, PAGE_SIZE } from '@utarang/contract';
import type { Listing } from '../../parts/words/list/listing.js';
import { clampPage, firstOfPage, pageCount } from '../../parts/words/list/rows.js';
import { type BrowseQuery, sources } from './sources.js';

/** One page of a list as a list of its own: to be learnt, then tested. Null while its words are on their way. */
export function useStudyWords(listing: Listing<BrowseQuery> | null, page: number, study: boolean) {
  const shownPage = clampPage(page, pageCount(listing?.total ?? 0));
  const { id, choice, q } = listing?.ask.search ?? { id: 'words', choice: '', q: '' };
  const asPage = sources[id].page ?? sources.words.page!;
  const paged = study && listing?.words === null;
  const { data, error, isFetching, refetch } = useQuery({ ...asPage(choice, q, shownPage), enabled: paged });
  return {
    words: study && listing ? pageOf(listing, shownPage, data?.content) : null,
    error: paged && !data && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}

function pageOf(
  listing: Listing<BrowseQuery>,
  page: number,
  content: readonly FoundWord[] | undefined,
): Listing<BrowseQuery> | null {
  const first = firstOfPage(page);
  const words = listing.words ? listing.words.slice(first, first + PAGE_SIZE) : content;
  if (!words) return null;
  const found = new Map(content?.map((word) => [word.id, word.marks ?? {}]));
  return { ...listing, total: words.length, words, marksOf: listing.marksOf ?? ((word) => found.get(word.id) ?? {}) };
}
