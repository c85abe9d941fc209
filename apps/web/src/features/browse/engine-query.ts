import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';

/** The search engine, loaded with the first search among words that are all here. */
export const engineQuery = queryOptions({
  queryKey: queryKeys.engine(),
  queryFn: () => import('./engine.js'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What a page whose words are all here needs to show what its address searches. A failure is met again when it is drawn. */
export async function prepareSearch(client: QueryClient, search: string): Promise<void> {
  if (new URLSearchParams(search).get('q')) await client.prefetchQuery(engineQuery);
}
