import type { ReviewOutcome } from '@utarang/contract';
import { afterReview, type Memory, type Rating, type Scheduling, strengthOf } from '@utarang/domain/review';

const RATINGS = [1, 2, 3, 4] as const;

const outcomeOf = (before: Memory | null, rating: Rating, now: Date, scheduling: Scheduling): ReviewOutcome => {
  const { memory, days, reason } = afterReview(before, rating, now, scheduling);
  return {
    rating,
    dueAt: memory.dueAt.toISOString(),
    intervalDays: days,
    reason: { code: reason, times: memory.streak },
    strength: strengthOf(memory),
  };
};

/** The outcomes of the four ratings, and the current one. */
export const ratedAs = (before: Memory | null, rating: Rating, now: Date, scheduling: Scheduling) => {
  const outcomes = RATINGS.map((each) => outcomeOf(before, each, now, scheduling));
  const { dueAt, intervalDays, reason } = outcomes.find((outcome) => outcome.rating === rating)!;
  return { rating, dueAt, intervalDays, reason, outcomes };
};
