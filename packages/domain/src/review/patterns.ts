import { seoulDate } from '../calendar/seoul-date.js';
import { startOfDayIn } from './day.js';
import type { Memory } from './memory.js';

/** The most new patterns of a day (docs/product/review.md#patterns). */
export const NEW_PATTERNS_A_DAY = 5;

/** A particle or an ending that a member saved. */
export type SavedPattern = {
  readonly id: string;
  readonly savedAt: Date;
  /** Null where it was never answered. */
  readonly memory: Memory | null;
  /** The day of its first answer, in Seoul. */
  readonly begunOn: string | null;
};

/**
 * The saved patterns of a day's review, in their order: due ones, the longest due first, then new ones, the latest
 * saved first (docs/product/review.md#patterns). One that was forgotten today is due again.
 */
export function patternsOfDay(saved: readonly SavedPattern[], now: Date): string[] {
  const tomorrow = startOfDayIn(1, now);
  const due = saved
    .flatMap(({ id, memory }) => (memory && memory.dueAt < tomorrow ? [{ id, at: memory.dueAt.getTime() }] : []))
    .sort((one, other) => one.at - other.at);
  const begun = saved.filter(({ begunOn }) => begunOn === seoulDate(now)).length;
  const fresh = saved
    .filter(({ memory }) => memory === null)
    .sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
    .slice(0, Math.max(0, NEW_PATTERNS_A_DAY - begun));
  return [...due, ...fresh].map(({ id }) => id);
}
