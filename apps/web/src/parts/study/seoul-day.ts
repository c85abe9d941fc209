import { useQueryClient } from '@tanstack/react-query';
import { anyHeatmap, queryKeys } from '@utarang/contract';
import { seoulDate } from '@utarang/domain/study';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useRenderedAt } from '../../lib/hydration.js';
import { invalidate } from './cached.js';

const DAY_MS = 86_400_000;
const read = () => seoulDate(new Date());
const dayAt = (moment: number) => seoulDate(new Date(moment));

/** The time until midnight. Korea has no summer time: all days there are equally long. */
const untilMidnight = () => Date.parse(`${read()}T00:00:00+09:00`) + DAY_MS - Date.now();

function subscribe(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(look, untilMidnight());
    changed();
  };
  // Timers stand still while the device sleeps.
  const onShown = () => {
    if (document.visibilityState === 'visible') look();
  };
  timer = setTimeout(look, untilMidnight());
  document.addEventListener('visibilitychange', onShown);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onShown);
  };
}

/**
 * The date in Seoul, `YYYY-MM-DD`, whatever zone the browser is in. When a new day begins, answers that count by days
 * are refetched.
 */
export function useSeoulDay(): string {
  const client = useQueryClient();
  const renderedAt = useRenderedAt();
  const day = useSyncExternalStore(subscribe, read, () => dayAt(renderedAt));
  const before = useRef(day);
  useEffect(() => {
    if (before.current === day) return;
    before.current = day;
    invalidate(client, anyHeatmap);
    invalidate(client, queryKeys.today());
    invalidate(client, queryKeys.start());
  }, [client, day]);
  return day;
}
