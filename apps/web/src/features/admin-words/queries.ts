import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AdminWord, anyWord, queryKeys, wordLists } from '@utarang/contract';
import { fetchHistory, fetchWords } from './api.js';

/** The query of all words. Others change them meanwhile, so it is refetched whenever it is shown. */
export const adminWordsQuery = queryOptions({
  queryKey: queryKeys.adminWords(),
  queryFn: ({ signal }) => fetchWords({ signal }),
  staleTime: 0,
});

export const historyQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.wordHistory(id),
    queryFn: ({ signal }) => fetchHistory(id, { signal }),
    staleTime: 0,
  });

/** Updates a changed word in every list; null removes it. */
export function cacheWord(client: QueryClient, id: number, word: AdminWord | null): void {
  client.setQueryData(adminWordsQuery.queryKey, (words) => {
    if (!words) return words;
    if (word === null) return words.filter((one) => one.id !== id);
    const known = words.some((one) => one.id === id);
    return known ? words.map((one) => (one.id === id ? word : one)) : [word, ...words];
  });
  askListsAgain(client);
}

/** Invalidates every list, after many words changed. */
export function cacheWords(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.adminWords() });
  askListsAgain(client);
}

function askListsAgain(client: QueryClient): void {
  for (const queryKey of [...wordLists.byPages, ...wordLists.whole, anyWord])
    void client.invalidateQueries({ queryKey });
}
