import type { QueryClient } from '@tanstack/react-query';

/**
 * Says that the cached answer under a key may be wrong. It is asked for again: now where it is on the screen, else the next
 * time it is shown.
 */
export const askAgain = (client: QueryClient, queryKey: readonly unknown[], { exact = false } = {}): void =>
  void client.invalidateQueries({ queryKey, exact });

/**
 * Changes a cached answer. An answer that is on its way may be older than the change: it is given up and asked for
 * again. An answer that nobody has asked for stays absent.
 */
export async function editCached<Answer>(
  client: QueryClient,
  queryKey: readonly unknown[],
  change: (answer: Answer) => Answer,
): Promise<void> {
  const underway = client.getQueryState(queryKey)?.fetchStatus === 'fetching';
  if (underway) await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Answer>(queryKey, (answer) => answer && change(answer));
  if (underway) askAgain(client, queryKey, { exact: true });
}
