import { cooldownStart } from './attempts.js';
import type { Progress } from './word-test.js';

/**
 * The moment at which a member last met a word, in milliseconds, or null: "when it was saved, when it was passed, or
 * when its cooldown began, whichever is latest" (docs/product/study.md#where-a-member-left-off).
 */
export function lastMetAt(
  { savedAt, completedAt, ...cooldown }: Omit<Progress, 'attemptsUsed'>,
  now: Date,
): number | null {
  const times = [savedAt?.getTime(), completedAt?.getTime(), cooldownStart(cooldown, now)].filter(
    (time) => typeof time === 'number',
  );
  return times.length > 0 ? Math.max(...times) : null;
}
