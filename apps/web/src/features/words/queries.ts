import { queryOptions } from '@tanstack/react-query';
import { type HomeState, queryKeys } from '@utarang/contract';
import { fetchStart, fetchWord, fetchWords } from './api.js';

const KEPT_MS = 30 * 60_000; // going back to a list after reading for a while finds it as it was

/** A page of words; `page` is 1-based, as in the address. A call nobody waits for any more is aborted. */
export const wordsQuery = (search: HomeState, page: number) =>
  queryOptions({
    queryKey: queryKeys.words(search.mode, search.q, page - 1, search.exact),
    queryFn: ({ signal }) => fetchWords(search, page - 1, { signal }),
    gcTime: KEPT_MS,
  });

/** What the start shows beside its first words; asked for again with each day in Seoul (`seoul-day.ts`). */
export const startQuery = queryOptions({
  queryKey: queryKeys.start(),
  queryFn: ({ signal }) => fetchStart({ signal }),
  gcTime: KEPT_MS,
});

/** `id` is what the address holds, which may be no number at all; the server says what is wrong with it. */
export const wordQuery = (id: string) =>
  queryOptions({
    queryKey: /^[1-9]\d*$/.test(id) ? queryKeys.word(Number(id)) : ['word', id],
    queryFn: ({ signal }) => fetchWord(id, { signal }),
  });
