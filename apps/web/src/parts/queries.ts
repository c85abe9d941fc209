import { QueryClient } from '@tanstack/react-query';
import { type InitialData, queryKeys } from '@utarang/contract';
import { isTimeout, isTransient } from '../lib/http.js';
import { device } from './offline/device.js';
import { cachedForm } from './study/saved-words.js';

const FRESH_MS = 5 * 60_000; // words change seldom; the server's ETag makes asking again cheap

/** The cache of all queries to the server, filled with what came with the page at the moment `now`. */
export function createQueries(initialData: InitialData, now = Date.now()): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // Offline, a call fails at once and says so, instead of waiting silently.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isTransient(error) && !isTimeout(error),
        retryDelay: 400,
        // The device stores answers for when no answer comes.
        persister: (ask, context, query) => device.get()?.answer(ask, context, query) ?? ask(context),
        // Failed queries are refetched once the network is back; answered ones are not.
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  if (initialData.viewer) client.setQueryData(queryKeys.me(), initialData.viewer);
  for (const { key, data } of initialData.queries) client.setQueryData(key, cachedForm(key, data, now));
  return client;
}
