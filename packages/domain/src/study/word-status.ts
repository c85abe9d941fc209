import { type Cooldown, isCoolingDown } from './attempts.js';

const DAY_MS = 86_400_000;

/** "A completed word returns to in progress a number of days after `completedAt`" (docs/product/study.md#completed). */
export const returnsAfterDays = 14;
export const returnsAfterMs = returnsAfterDays * DAY_MS;

type Completion = { readonly completedAt: Date | null };

export type WordStatus = 'IN_PROGRESS' | 'COOLDOWN' | 'COMPLETED';

/** The standing of a word, and when a completed one returns. */
export type WordStanding =
  | { readonly status: 'COMPLETED'; readonly returnsAt: Date }
  | { readonly status: Exclude<WordStatus, 'COMPLETED'>; readonly returnsAt: null };

/** "It is derived when it is read; no job has to run" (docs/product/study.md#completed). */
export function wordStatus(word: Completion & Cooldown, now: Date): WordStanding {
  // A clock that was ahead when the word was completed does not make the time longer
  // (docs/product/limits.md#clocks).
  const completedAt = word.completedAt && Math.min(word.completedAt.getTime(), now.getTime());
  const returnsAt = completedAt === null ? null : new Date(completedAt + returnsAfterMs);
  if (returnsAt && returnsAt > now) return { status: 'COMPLETED', returnsAt };
  return { status: isCoolingDown(word, now) ? 'COOLDOWN' : 'IN_PROGRESS', returnsAt: null };
}
