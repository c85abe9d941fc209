import { dateAfter, dateNumber, mondayOf } from './day.js';

export type StudyStreak = {
  /** The number of days in a row on which something was learnt. */
  readonly length: number;
  /** The days of rest in between, the latest first. */
  readonly rested: readonly string[];
};

/** Counts back from a day: with a rest day, one missed day of each week does not end the row, and does not count. */
function back(learnt: ReadonlySet<string>, from: string, hasRestDay: boolean): StudyStreak {
  const rested = new Map<string, string>();
  let [length, day] = [0, from];
  for (;;) {
    if (learnt.has(day)) length += 1;
    else if (!hasRestDay || rested.has(mondayOf(day)) || !reaches(learnt, day)) break;
    else rested.set(mondayOf(day), day);
    day = dateAfter(day, -1);
  }
  return { length, rested: [...rested.values()] };
}

/** A day of rest is between days of learning: two in a row belong to two weeks, three are never allowed. */
const reaches = (learnt: ReadonlySet<string>, day: string): boolean =>
  learnt.has(dateAfter(day, -1)) || learnt.has(dateAfter(day, -2));

/**
 * The days in a row on which something was learnt, up to today, or to yesterday while today has none yet
 * (docs/product/review.md#days-in-a-row). With a rest day, one missed day of each week (Monday to Sunday) does not end
 * the row, and does not count.
 */
export function studyStreak(days: Iterable<string>, today: string, hasRestDay: boolean): StudyStreak {
  const learnt = new Set(days);
  return back(learnt, learnt.has(today) ? today : dateAfter(today, -1), hasRestDay);
}

/** The longest row of days ever, by the same rule. */
export function longestStudyStreak(days: Iterable<string>, hasRestDay: boolean): number {
  const learnt = new Set(days);
  let longest = 0;
  // From the latest day of each row: no day of learning follows, not even after a day of rest.
  for (const day of learnt)
    if (!learnt.has(dateAfter(day, 1))) longest = Math.max(longest, back(learnt, day, hasRestDay).length);
  return longest;
}

/** The seven dates of a week, Monday first. */
export const weekOf = (date: string): string[] =>
  Array.from({ length: 7 }, (_, index) => dateAfter(mondayOf(date), index));

/** The number of the day in its week: 0 on Monday. */
export const dayOfWeek = (date: string): number => dateNumber(date) - dateNumber(mondayOf(date));
