import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';

/** The search engine. It is loaded with the first search among words that are all here. */
export const engineQuery = queryOptions({
  queryKey: queryKeys.engine(),
  queryFn: () => import('./engine.js'),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Loads what a page whose words are all here needs for the search of its address. A failure is ignored: rendering the
 * page tries again.
 */
export async function prepareSearch(client: QueryClient, search: string): Promise<void> {
  if (new URLSearchParams(search).get('q')) await client.prefetchQuery(engineQuery);
}
