import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';
import { useEffect } from 'react';
import { askAgain } from '../cached.js';
import { type SavedWords, savedWordsQuery } from '../saved-words.js';

/** Why no word waits. */
export type Rest = 'nothingSaved' | 'allCompleted' | 'cooling';

export function restOf({ ids, completedIds }: Pick<SavedWords, 'ids' | 'completedIds'>): Rest {
  if (ids.size === 0) return 'nothingSaved';
  return completedIds.size === ids.size ? 'allCompleted' : 'cooling';
}

/** The moment at which the first cooldown ends that is still running, in milliseconds. */
export function firstEnd({ cooldowns }: Pick<SavedWords, 'cooldowns'>, now: number): number | null {
  const running = [...cooldowns.values()].filter((end) => end > now);
  return running.length > 0 ? Math.min(...running) : null;
}

const MARGIN_MS = 1000; // so that it is over for the server too

/**
 * `rest`: why no word waits, while none does. `end`: when the first cooldown ends, in milliseconds. Then a word waits,
 * and the day is asked for again.
 */
export function useRest(resting: boolean): { rest: Rest | null; end: number | null } {
  const client = useQueryClient();
  const { data: saved } = useQuery(savedWordsQuery);
  const end = saved ? firstEnd(saved, Date.now()) : null;
  useEffect(() => {
    if (end === null) return;
    const timer = setTimeout(() => askAgain(client, queryKeys.today()), end - Date.now() + MARGIN_MS);
    return () => clearTimeout(timer);
  }, [client, end]);
  return { rest: resting && saved ? restOf(saved) : null, end };
}
