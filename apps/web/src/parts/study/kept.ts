import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';

/** Keys under which there are several answers. */
export const anySavedList = queryKeys.checkedWords('COMPLETED').slice(0, 2);
export const anyHeatmap = queryKeys.heatmap(0).slice(0, 2);

/**
 * Says that what is kept under a key may be wrong. It is asked for again: now where it is on the screen, else the next
 * time it is shown.
 */
export const askAgain = (client: QueryClient, queryKey: readonly unknown[], { exact = false } = {}): void =>
  void client.invalidateQueries({ queryKey, exact });

/**
 * Changes an answer that is kept. An answer that is on its way may be older than the change: it is given up and asked
 * for again. An answer that nobody has asked for stays absent.
 */
export async function editKept<Kept>(
  client: QueryClient,
  queryKey: readonly unknown[],
  change: (kept: Kept) => Kept,
): Promise<void> {
  const underway = client.getQueryState(queryKey)?.fetchStatus === 'fetching';
  if (underway) await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Kept>(queryKey, (kept) => kept && change(kept));
  if (underway) askAgain(client, queryKey, { exact: true });
}
