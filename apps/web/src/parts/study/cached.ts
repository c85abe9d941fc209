import type { QueryClient } from '@tanstack/react-query';

/**
 * Invalidates the cached answer under a key: it is refetched, at once where it is shown, else when it is shown next.
 */
export const invalidate = (client: QueryClient, queryKey: readonly unknown[], { exact = false } = {}): void =>
  void client.invalidateQueries({ queryKey, exact });

/**
 * Changes a cached answer. A pending answer may be older than the change: its call is cancelled and repeated. An answer
 * that nobody has asked for stays absent.
 */
export async function editCached<Answer>(
  client: QueryClient,
  queryKey: readonly unknown[],
  change: (answer: Answer) => Answer,
): Promise<void> {
  const underway = client.getQueryState(queryKey)?.fetchStatus === 'fetching';
  if (underway) await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Answer>(queryKey, (answer) => answer && change(answer));
  if (underway) invalidate(client, queryKey, { exact: true });
}
