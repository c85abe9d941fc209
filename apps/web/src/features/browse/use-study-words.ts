import { useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '@utarang/contract';
import { clampPage, firstOfPage, pageCount } from '../../ui/word-list/rows.js';
import { sources } from './sources.js';
import type { Listing } from './use-listing.js';

/** One page of a list as a list of its own: to be learnt, then tested. Null while its words are on their way. */
export function useStudyWords(listing: Listing | null, page: number, study: boolean): Listing | null {
  const at = clampPage(page, pageCount(listing?.total ?? 0));
  const { id, choice, q } = listing?.ask ?? { id: 'words', choice: '', q: '' };
  const asPage = sources[id].page ?? sources.words.page!;
  const { data } = useQuery({ ...asPage(choice, q, at), enabled: study && listing?.words === null });
  if (!study || !listing) return null;
  const first = firstOfPage(at);
  const words = listing.words ? listing.words.slice(first, first + PAGE_SIZE) : data?.content;
  if (!words) return null;
  const found = new Map(data?.content.map((word) => [word.id, word.marks ?? {}]));
  return { ...listing, total: words.length, words, marksOf: listing.marksOf ?? ((word) => found.get(word.id) ?? {}) };
}
