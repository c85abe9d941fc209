import { DAY_MS, daysBetween, startOfDayIn } from './day.js';
import { intervalOf, type Parameters, type Rating, type Trace, traceAfter } from './fsrs.js';

/** The memory of one word that a member's answers left. */
export type Memory = Trace & {
  /** The time to ask it again: the beginning of a day in Seoul, or a moment of today where it was just forgotten. */
  readonly dueAt: Date;
  readonly reviewedAt: Date;
  /** Answers that changed it. */
  readonly reps: number;
  /** Number of times that it was forgotten after it had been met. */
  readonly lapses: number;
  /** Days in a row on which it was remembered; 0 once it is forgotten. */
  readonly streak: number;
};

/** Why a word comes back when it does; each has its sentence. */
export const reviewReasons = ['forgotten', 'first', 'relearnt', 'hard', 'easy', 'streak', 'same_day'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** The effect of an answer on a memory. */
export type Scheduled = {
  readonly memory: Memory;
  /** Whole days until it is asked again; 0 for today. */
  readonly days: number;
  readonly reason: ReviewReason;
};

/** A forgotten word comes again so many minutes later, or at once where nothing else is left. */
export const AGAIN_MINUTES = 5;

/** The share that is remembered when a word is asked, unless the member chose another. */
export const RETENTION = 0.9;

/** The least and the most that can be chosen for it. */
export const RETENTION_MIN = 0.8;
export const RETENTION_MAX = 0.95;

/** The choices that a member's dates follow from: the share to be remembered, and the parameters that were fitted. */
export type Scheduling = { readonly retention?: number | undefined; readonly parameters?: Parameters | undefined };

/**
 * Checks whether an answer changes a memory: "of several answers on one day the first counts, and after a forgotten one
 * the first that is right" (docs/product/review.md#memory). `days` are those since the answer before, null for none.
 */
export const changesMemory = (streak: number, days: number | null, rating: Rating): boolean =>
  days === null || days > 0 || (rating === 1 ? streak > 0 : streak === 0);

const againAt = (now: Date) => new Date(now.getTime() + AGAIN_MINUTES * 60_000);

/** A memory after an answer (docs/product/review.md#memory): no word is learnt by heart for months within an hour. */
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

/** Checks whether a word was forgotten and not remembered since: it comes again on the same day. */
export const isRelearning = ({ streak }: Pick<Memory, 'streak'>): boolean => streak === 0;

/** Lapses from which on a word gets help (docs/product/review.md#words-that-do-not-stay). */
export const LEECH_LAPSES = 6;

export const isLeech = ({ lapses }: Pick<Memory, 'lapses'>): boolean => lapses >= LEECH_LAPSES;

/** Days for which a word that does not stay is let rest. */
export const REST_DAYS = 14;

/** A memory that is let rest: nothing is asked for a while, and nothing else changes. */
export const rested = (memory: Memory, now: Date): Memory => ({ ...memory, dueAt: startOfDayIn(REST_DAYS, now) });
