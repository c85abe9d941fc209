import type { QueryClient } from '@tanstack/react-query';
import { queryKeys, type Review, type ReviewDay } from '@utarang/contract';
import { viewerName } from '../../parts/session/viewer.js';

type Day = ReviewDay | Review;

/** The words that are left to review today; 0 where that is unknown. */
export const leftToday = (day: Pick<Day, 'totalToday' | 'doneToday'> | undefined): number =>
  day ? Math.max(0, day.totalToday - day.doneToday) : 0;

const SOURCES = [queryKeys.review(), queryKeys.reviewDay()];

/** The day of review in the latest answer that has it. */
function latestDay(client: QueryClient): Day | undefined {
  const states = SOURCES.flatMap((key) => client.getQueryState<Day>(key) ?? []);
  return states.sort((one, other) => other.dataUpdatedAt - one.dataUpdatedAt)[0]?.data;
}

/**
 * Shows on the icon of the installed app how many words are left to review today, where the system has such badges. A
 * query that leaves the cache changes nothing; a guest has no badge.
 */
export function showBadge(client: QueryClient): void {
  if (!('setAppBadge' in navigator)) return;
  const watched = [queryKeys.me(), ...SOURCES].map((key) => JSON.stringify(key));
  let shown: number | null = null;
  let member = viewerName(client);
  const show = (left: number) => {
    if (left === shown) return;
    shown = left;
    // It is refused where the app is not installed, and that is no error.
    void (left > 0 ? navigator.setAppBadge(left) : navigator.clearAppBadge()).catch(() => {});
  };
  const update = () => {
    if (client.getQueryData(queryKeys.me()) === undefined) return;
    const day = latestDay(client);
    if (viewerName(client) === null || viewerName(client) !== member) show(0);
    else if (day) show(leftToday(day));
    member = viewerName(client);
  };
  update();
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && watched.includes(query.queryHash)) update();
  });
}
