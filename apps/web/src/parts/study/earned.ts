import type { QueryClient } from '@tanstack/react-query';
import { anyHeatmap, type Member, queryKeys, type Viewer } from '@utarang/contract';
import { invalidate } from './cached.js';

/** The part of an answer that has the earned points. */
type EarnedPoints = { readonly points: number; readonly level: Member['level'] | null };

/**
 * Updates everything that shows points: the member's own, the heatmap and the day. Everything that earns calls it, as
 * everything on the server calls `earn`. Nothing is stored for a guest.
 */
export function cacheEarnedPoints(
  client: QueryClient,
  source: 'wordPoints' | 'sentPoints',
  { points, level }: EarnedPoints,
): void {
  const viewer = client.getQueryData<Viewer>(queryKeys.me());
  if (!viewer || viewer.role === 'ANONYMOUS' || points === 0) return;
  const richer: Member = {
    ...viewer,
    level: level ?? viewer.level,
    totalPoints: viewer.totalPoints + points,
    [source]: viewer[source] + points,
  };
  client.setQueryData<Viewer>(queryKeys.me(), richer);
  invalidate(client, anyHeatmap);
  invalidate(client, queryKeys.today());
}
