import { dateAfter, dateNumber, mondayOf } from './day.js';

/**
 * Days in a row on which something was learnt, up to today, or to yesterday while today has none yet
 * (docs/product/review.md#days-in-a-row). With a rest day, one missed day of each week (Monday to Sunday) does not end it, and
 * does not count.
 */
export function studyStreak(days: Iterable<string>, today: string, hasRestDay: boolean): number {
  const learnt = new Set(days);
  let [length, day] = [0, learnt.has(today) ? today : dateAfter(today, -1)];
  const rested = new Set<string>();
  for (;;) {
    if (learnt.has(day)) length += 1;
    else if (!hasRestDay || rested.has(mondayOf(day)) || !reaches(learnt, day)) return length;
    else rested.add(mondayOf(day));
    day = dateAfter(day, -1);
  }
}

/** A day of rest lies between days of learning: two in a row belong to two weeks, three never rest. */
const reaches = (learnt: ReadonlySet<string>, day: string): boolean =>
  learnt.has(dateAfter(day, -1)) || learnt.has(dateAfter(day, -2));

/** The seven dates of a week, Monday first. */
export const weekOf = (date: string): string[] =>
  Array.from({ length: 7 }, (_, index) => dateAfter(mondayOf(date), index));

/** The number of the day in its week: 0 on Monday. */
export const dayOfWeek = (date: string): number => dateNumber(date) - dateNumber(mondayOf(date));
