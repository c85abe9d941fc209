import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';
import { useEffect } from 'react';
import { invalidate } from '../cached.js';
import { type SavedWords, savedWordsQuery } from '../saved-words.js';

/** The reason for which no word is due. */
export type IdleReason = 'nothingSaved' | 'allCompleted' | 'cooling';

export function idleReasonOf({ ids, completedIds }: Pick<SavedWords, 'ids' | 'completedIds'>): IdleReason {
  if (ids.size === 0) return 'nothingSaved';
  return completedIds.size === ids.size ? 'allCompleted' : 'cooling';
}

/** The moment at which the first running cooldown ends, in milliseconds. */
export function firstEnd({ cooldowns }: Pick<SavedWords, 'cooldowns'>, now: number): number | null {
  const running = [...cooldowns.values()].filter((end) => end > now);
  return running.length > 0 ? Math.min(...running) : null;
}

const MARGIN_MS = 1000; // so that it is over for the server too

/**
 * Finds why no word is due (`reason`), and when the first cooldown ends, in milliseconds (`end`). Then a word is due,
 * and the day is refetched.
 */
export function useIdleReason(resting: boolean): { reason: IdleReason | null; end: number | null } {
  const client = useQueryClient();
  const { data: saved } = useQuery(savedWordsQuery);
  const end = saved ? firstEnd(saved, Date.now()) : null;
  useEffect(() => {
    if (end === null) return;
    const timer = setTimeout(() => invalidate(client, queryKeys.today()), end - Date.now() + MARGIN_MS);
    return () => clearTimeout(timer);
  }, [client, end]);
  return { reason: resting && saved ? idleReasonOf(saved) : null, end };
}
