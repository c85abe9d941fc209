import { DAY_MS, daysBetween, startOfDayIn } from './day.js';
import { intervalOf, type Parameters, type Rating, type Trace, traceAfter } from './fsrs.js';

/** The memory of a word after a member's answers. */
export type Memory = Trace & {
  /** The time of the next question: the beginning of a day in Seoul, or a moment of today after it was forgotten. */
  readonly dueAt: Date;
  readonly reviewedAt: Date;
  /** Number of answers that changed it. */
  readonly reps: number;
  /** Number of times that it was forgotten after it had been learnt. */
  readonly lapses: number;
  /** Days in a row on which it was remembered; 0 once it is forgotten. */
  readonly streak: number;
};

/** The reasons for a word's next date; each has its sentence. */
export const reviewReasons = ['forgotten', 'first', 'relearnt', 'hard', 'easy', 'streak', 'same_day'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** The effect of an answer on a memory. */
export type Scheduled = {
  readonly memory: Memory;
  /** Whole days until the next question; 0 for today. */
  readonly days: number;
  readonly reason: ReviewReason;
};

/** The minutes after which a forgotten word is repeated, unless nothing else is left. */
export const AGAIN_MINUTES = 5;

/** The default retention: the share of words that is remembered when asked. */
export const RETENTION = 0.9;

/** The least and the most retention that can be chosen. */
export const RETENTION_MIN = 0.8;
export const RETENTION_MAX = 0.95;

/** The settings of a member that determine dates: the desired retention, and the fitted parameters. */
export type Scheduling = { readonly retention?: number | undefined; readonly parameters?: Parameters | undefined };

/**
 * Checks whether an answer changes a memory: "of several answers on one day the first counts, and after a forgotten one
 * the first that is right" (docs/product/review.md#memory). `days` are those since the answer before, null for none.
 */
export const changesMemory = (streak: number, days: number | null, rating: Rating): boolean =>
  days === null || days > 0 || (rating === 1 ? streak > 0 : streak === 0);

const againAt = (now: Date) => new Date(now.getTime() + AGAIN_MINUTES * 60_000);

/**
 * The memory after an answer (docs/product/review.md#memory). Several right answers on one day count
 * once, so that no word gets a date months ahead within an hour.
 */
export function afterReview(
  before: Memory | null,
  rating: Rating,
  now: Date,
  { retention = RETENTION, parameters = null }: Scheduling = {},
): Scheduled {
  const elapsed = before ? daysBetween(before.reviewedAt, now) : 0;
  const isChanged = changesMemory(before?.streak ?? 0, before && elapsed, rating);
  if (rating === 1) {
    const dueAt = againAt(now);
    const memory = isChanged ? forgotten(before, elapsed, now, parameters) : { ...before!, dueAt, reviewedAt: now };
    return { memory, days: 0, reason: 'forgotten' };
  }
  if (before && !isChanged) return { memory: before, days: daysUntil(before.dueAt, now), reason: 'same_day' };

  const trace = traceAfter(before, elapsed, rating, parameters);
  const days = intervalOf(trace, retention, parameters);
  const streak = (before?.streak ?? 0) + 1;
  const memory = {
    ...trace,
    dueAt: startOfDayIn(days, now),
    reviewedAt: now,
    reps: (before?.reps ?? 0) + 1,
    lapses: before?.lapses ?? 0,
    streak,
  };
  return { memory, days, reason: reasonOf(before, rating, streak) };
}

/** "What is forgotten twice on one day has lapsed once" (docs/product/review.md#memory). */
function forgotten(before: Memory | null, elapsed: number, now: Date, parameters: Parameters): Memory {
  return {
    ...traceAfter(before, elapsed, 1, parameters),
    dueAt: againAt(now),
    reviewedAt: now,
    reps: (before?.reps ?? 0) + 1,
    lapses: before ? before.lapses + 1 : 0,
    streak: 0,
  };
}

function reasonOf(before: Memory | null, rating: Rating, streak: number): ReviewReason {
  if (rating === 2) return 'hard';
  if (rating === 4) return 'easy';
  if (before === null) return 'first';
  return streak > 1 ? 'streak' : 'relearnt';
}

const daysUntil = (dueAt: Date, now: Date): number =>
  dueAt.getTime() <= now.getTime() ? 0 : Math.max(1, Math.ceil((dueAt.getTime() - now.getTime()) / DAY_MS));

/** Checks whether a word was forgotten and not remembered since: it is repeated on the same day. */
export const isRelearning = ({ streak }: Pick<Memory, 'streak'>): boolean => streak === 0;

/**
 * The number of lapses that make a word a leech, which gets help (docs/product/review.md#words-that-do-not-stay).
 */
export const LEECH_LAPSES = 6;

export const isLeech = ({ lapses }: Pick<Memory, 'lapses'>): boolean => lapses >= LEECH_LAPSES;

/** The days for which a leech may be suspended. */
export const REST_DAYS = 14;

/** The memory of a suspended word: its next date is moved, and nothing else changes. */
export const suspendedMemory = (memory: Memory, now: Date): Memory => ({
  ...memory,
  dueAt: startOfDayIn(REST_DAYS, now),
});
