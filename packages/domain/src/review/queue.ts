/** The goals that a member can choose, in words a day. */
export const dailyGoals = [5, 10, 20, 40] as const;
export type DailyGoal = (typeof dailyGoals)[number];

/** The words by which a finished day is gone on with, and the most of them on one day. */
export const MORE_WORDS = 10;
export const MORE_WORDS_MAX = 200;

/** The most new words of a day: half of it. */
export const newWordsMax = (goal: number): number => Math.ceil(goal / 2);

/** The words that wait on a day, counted no further than the day can need. */
export type DayCounts = {
  /** The words of the day: the goal, and what was asked for beyond it. */
  readonly goal: number;
  /** Words that were asked today, each once. */
  readonly done: number;
  /** Those of them that were new. */
  readonly newDone: number;
  /** Words that are due and were not asked today. */
  readonly due: number;
  /** Words that were never asked. */
  readonly fresh: number;
};

/** Counts the new words that still may be asked: "new words come where the day has room" (docs/product/review.md#a-day). */
export function newWordsLeft({ goal, done, newDone, due, fresh }: DayCounts): number {
  const room = goal - done - due;
  return Math.max(0, Math.min(room, newWordsMax(goal) - newDone, fresh));
}

/** The words of the day, done and to come: never more than the goal, and never more than there are. */
export function wordsOfDay(counts: DayCounts): number {
  const { goal, done, due } = counts;
  return Math.max(done, Math.min(goal, done + due + newWordsLeft(counts)));
}

/** The source of the next question: words forgotten today, due ones, new ones; null when the day is done. */
export type NextFrom = 'again' | 'due' | 'fresh' | null;

export type Forgotten = {
  /** Forgotten words of today that wait long enough. */
  readonly ready: boolean;
  /** Forgotten words of today, whether or not. */
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
