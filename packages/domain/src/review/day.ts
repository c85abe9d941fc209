import { seoulDate } from '../calendar/seoul-date.js';

export const DAY_MS = 86_400_000;

/** The number of a date, `YYYY-MM-DD`, so that dates can be subtracted. */
export const dateNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** The date some days after another. */
export const dateAfter = (date: string, days: number): string =>
  new Date((dateNumber(date) + days) * DAY_MS).toISOString().slice(0, 10);

/** The number of a moment's day in Seoul. */
export const seoulDayNumber = (now: Date): number => dateNumber(seoulDate(now));

/** The number of midnights in Seoul between two moments; 0 where a clock was set back. */
export const daysBetween = (since: Date, now: Date): number => Math.max(0, seoulDayNumber(now) - seoulDayNumber(since));

/** The moment at which the day some days from now begins in Seoul. */
export const startOfDayIn = (days: number, now: Date): Date =>
  new Date((seoulDayNumber(now) + days) * DAY_MS - 9 * 3_600_000);

/** The date of the Monday of a date's week. 1970-01-01 was a Thursday. */
export const mondayOf = (date: string): string => dateAfter(date, -((dateNumber(date) + 3) % 7));
