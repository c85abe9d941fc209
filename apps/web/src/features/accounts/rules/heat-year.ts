import type { Heatmap } from '@utarang/contract';
import { format, heat } from '@utarang/messages';

/** A day in Seoul, `YYYY-MM-DD`. Days are computed as plain dates: the browser's time zone does not matter. */
export type Day = string;
export type DayPoints = Heatmap['days'][string];

/** A week from Monday to Sunday; a day of another year is null. */
export type Week = readonly (Day | null)[];

export const FIRST_YEAR = 2024; // no record is older than the product

const DAY_MS = 86_400_000;
const NONE: DayPoints = { points: 0, wordPoints: 0, quizPoints: 0 };

const time = (day: Day) => Date.parse(`${day}T00:00:00Z`);
export const addDays = (day: Day, days: number): Day => new Date(time(day) + days * DAY_MS).toISOString().slice(0, 10);
export const yearOf = (day: Day): number => Number(day.slice(0, 4));
export const monthOf = (day: Day): number => Number(day.slice(5, 7));
/** The day of the week, from Monday, 0, to Sunday, 6. */
const weekday = (day: Day) => (new Date(time(day)).getUTCDay() + 6) % 7;

/** The weeks that overlap a year: the columns of its heatmap. */
export function weeksOf(year: number): Week[] {
  const first = `${year}-01-01`;
  const monday = addDays(first, -weekday(first));
  const weeks: Week[] = [];
  for (let day = monday; yearOf(day) <= year; day = addDays(day, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(day, index)).map((it) => (yearOf(it) === year ? it : null)),
    );
  }
  return weeks;
}

/** Each month with the number of its columns: from the week of its first day up to the next month's. */
export function monthSpans(weeks: readonly Week[]): { month: number; columns: number }[] {
  const starts = weeks.flatMap((week, column) => {
    const first = week.find((day) => day?.endsWith('-01'));
    return first ? [{ month: monthOf(first), column }] : [];
  });
  return starts.map(({ month, column }, index) => ({
    month,
    columns: (starts[index + 1]?.column ?? weeks.length) - column,
  }));
}

/** The last day of a year that is not in the future. A day with points has begun, whatever the browser's clock says. */
export function lastDay(year: number, today: Day, days: Heatmap['days']): Day {
  if (year < yearOf(today)) return `${year}-12-31`;
  return [today, ...Object.keys(days)].sort().at(-1) ?? today;
}

/**
 * The day to which a key moves: up and down by days within a week's column, sideways by weeks, Home and End to the
 * ends, PageUp and PageDown by four weeks. Beyond the ends it stays at the day. Null for other keys.
 */
export function dayAfterKey(key: string, day: Day, first: Day, last: Day): Day | null {
  if (key === 'Home') return first;
  if (key === 'End') return last;
  const steps = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7, PageUp: -28, PageDown: 28 };
  if (!Object.hasOwn(steps, key)) return null;
  const nextDay = addDays(day, steps[key as keyof typeof steps]);
  return nextDay < first || nextDay > last ? day : nextDay;
}

export const pointsOf = (days: Heatmap['days'], day: Day): DayPoints => days[day] ?? NONE;

export const sumOf = (days: readonly DayPoints[]): number => days.reduce((sum, { points }) => sum + points, 0);

export const dateText = (day: Day): string => format(heat.date, { m: monthOf(day), d: Number(day.slice(8)) });

/** `11월 21일 14점 (단어 9점, 문장 5점)` */
export const dayPointsText = (day: Day, { points, wordPoints, quizPoints }: DayPoints): string =>
  format(heat.cell, { date: dateText(day), n: points, w: wordPoints, q: quizPoints });

/** The days with points of a year, by month. */
export function monthsOf(days: Heatmap['days']): { month: number; days: [Day, DayPoints][] }[] {
  const months = new Map<number, [Day, DayPoints][]>();
  for (const entry of Object.entries(days).sort(([one], [other]) => (one < other ? -1 : 1))) {
    const month = monthOf(entry[0]);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months].map(([month, days]) => ({ month, days }));
}
