import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';

/** The query of the search engine, which is loaded at the first search of a whole list. */
export const engineQuery = queryOptions({
  queryKey: queryKeys.engine(),
  queryFn: () => import('./engine.js'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Loads what the search in the address of a whole list needs. A failure is ignored: rendering the page tries again. */
export async function prepareSearch(client: QueryClient, search: string): Promise<void> {
  if (new URLSearchParams(search).get('q')) await client.prefetchQuery(engineQuery);
}
