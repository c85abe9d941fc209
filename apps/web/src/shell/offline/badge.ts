import type { QueryClient } from '@tanstack/react-query';
import { queryKeys, type Review, type ReviewDay } from '@utarang/contract';

/** The words that are left to review today; 0 where nothing is known. */
export const leftToday = (day: Pick<ReviewDay | Review, 'totalToday' | 'doneToday'> | undefined): number =>
  day ? Math.max(0, day.totalToday - day.doneToday) : 0;

/** Shows on the icon of the installed app how many words are left to review today, where the system has such badges. */
export function showBadge(client: QueryClient): void {
  if (!('setAppBadge' in navigator)) return;
  const sources = [queryKeys.review(), queryKeys.reviewDay()].map((key) => JSON.stringify(key));
  let shown: number | null = null;
  client.getQueryCache().subscribe(({ type, query }) => {
    const isRemoved = type === 'removed';
    if ((type !== 'updated' && !isRemoved) || !sources.includes(query.queryHash)) return;
    const left = isRemoved ? 0 : leftToday(query.state.data as ReviewDay | Review | undefined);
    if (left === shown) return;
    shown = left;
    // Without an installed app it is refused, and nothing is missing.
    void (left > 0 ? navigator.setAppBadge(left) : navigator.clearAppBadge()).catch(() => {});
  });
}
