import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';

/** Keys under which there are several answers. */
export const anySavedList = queryKeys.checkedWords('COMPLETED').slice(0, 2);
export const anyHeatmap = queryKeys.heatmap(0).slice(0, 2);

/** What is kept under a key may be wrong: asked for again now where it is on the screen, else when it is next. */
export const askAgain = (client: QueryClient, queryKey: readonly unknown[], { exact = false } = {}): void =>
  void client.invalidateQueries({ queryKey, exact });

/**
 * Changes an answer that is kept. One that is on its way was perhaps given before the change: it is given up and asked
 * for again. What was never asked for is left alone.
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
