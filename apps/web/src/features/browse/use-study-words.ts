import { useQuery } from '@tanstack/react-query';
import { type FoundWord, PAGE_SIZE } from '@utarang/contract';
import { leftToLearn } from '@utarang/domain/study';
import { useKnownWords } from '../../parts/known/use-known.js';
import type { Listing, ListWord } from '../../parts/words/list/listing.js';
import { clampPage, firstOfPage, pageCount } from '../../parts/words/list/rows/rows.js';
import { type BrowseQuery, sources } from './sources.js';

const NO_SEARCH: BrowseQuery = { id: 'words', choice: '', q: '', sort: 'order' };

/**
 * The words of a page as a list of its own, without those that are marked as known: to be studied, then tested. Null
 * while they are being loaded.
 */
export function useStudyWords(listing: Listing<BrowseQuery> | null, page: number, study: boolean) {
  const total = listing?.total ?? 0;
  const shownPage = clampPage(page, pageCount(total));
  const first = firstOfPage(shownPage);
  const { id, choice, q, sort } = listing?.ask.search ?? NO_SEARCH;
  const asPage = sources[id].page ?? sources.words.page!;
  const isPaged = listing?.words === null;
  const { data, error, isFetching, refetch } = useQuery({
    ...asPage(choice, q, shownPage, sort),
    enabled: study && isPaged,
  });
  const { knownIds } = useKnownWords();
  const onPage = isPaged ? data?.content : listing?.words?.slice(first, first + PAGE_SIZE);
  const left = onPage && leftToLearn<ListWord>(onPage, knownIds);
  return {
    words: study && listing && left ? asListing(listing, left, isPaged ? data?.content : undefined) : null,
    /** The number of these words; while the page is loaded, the number of all its words. */
    count: left?.length ?? Math.min(PAGE_SIZE, total - first),
    error: study && isPaged && !data && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}

function asListing(
  listing: Listing<BrowseQuery>,
  words: readonly ListWord[],
  content: readonly FoundWord[] | undefined,
): Listing<BrowseQuery> {
  const found = new Map(content?.map((word) => [word.id, word.marks ?? {}]));
  return { ...listing, total: words.length, words, marksOf: listing.marksOf ?? ((word) => found.get(word.id) ?? {}) };
}
