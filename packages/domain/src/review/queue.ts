/** The goals that a member can choose, in words a day. */
export const dailyGoals = [5, 10, 20, 40] as const;
export type DailyGoal = (typeof dailyGoals)[number];

/** The number of words that a member can add to a finished day at once, and in total on one day. */
export const MORE_WORDS = 10;
export const MORE_WORDS_MAX = 200;

/** The most new words of a day: half of it. */
export const newWordsMax = (goal: number): number => Math.ceil(goal / 2);

/** The waiting words of a day, counted up to the number that the day can need. */
export type DayCounts = {
  /** The words of the day: the goal, and the added ones. */
  readonly goal: number;
  /** Words that were asked today, each once. */
  readonly done: number;
  /** The new words among them. */
  readonly newDone: number;
  /** Words that are due and were not asked today. */
  readonly due: number;
  /** Words that were never asked. */
  readonly fresh: number;
};

/**
 * The number of new words that can still be asked: "new words come where the day has room"
 * (docs/product/review.md#a-day).
 */
export function newWordsLeft({ goal, done, newDone, due, fresh }: DayCounts): number {
  const room = goal - done - due;
  return Math.max(0, Math.min(room, newWordsMax(goal) - newDone, fresh));
}

/** The words of the day, done and to come: at most the goal, and at most the existing ones. */
export function wordsOfDay(counts: DayCounts): number {
  const { goal, done, due } = counts;
  return Math.max(done, Math.min(goal, done + due + newWordsLeft(counts)));
}

/** The source of the next question: words forgotten today, due ones, new ones; null when the day is done. */
export type NextFrom = 'again' | 'due' | 'fresh' | null;

export type Forgotten = {
  /** True if a forgotten word of today has waited long enough. */
  readonly ready: boolean;
  /** True if there is a forgotten word of today. */
  readonly any: boolean;
};

/** "Today's forgotten words come again before the day ends" (docs/product/review.md#a-day). */
export function nextFrom(counts: DayCounts, forgotten: Forgotten): NextFrom {
  if (forgotten.ready) return 'again';
  if (counts.done < counts.goal) {
    if (counts.due > 0) return 'due';
    if (newWordsLeft(counts) > 0) return 'fresh';
  }
  return forgotten.any ? 'again' : null;
}
