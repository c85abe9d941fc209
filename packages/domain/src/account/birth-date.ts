import { seoulDate } from '../calendar/seoul-date.js';
import { toNfkc } from '../language/index.js';

/** "From 1900-01-01 to today" (docs/product/accounts.md#sign-up). */
export const BIRTH_DATE_MIN = '1900-01-01';

/** Checks whether a text has the form of a date, YYYY-MM-DD. */
export const isWrittenAsDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const DIGITS = /^(\d{4}|\d{2})(\d{2})(\d{2})$/;
const PARTS = /^(\d{4}|\d{2})\s*(?:[-./년]|\s)\s*(\d{1,2})\s*(?:[-./월]|\s)\s*(\d{1,2})\s*[.일]?$/;

/**
 * A day in another spelling (19990412, 990412, 1999.4.12, 1999년 4월 12일) as YYYY-MM-DD; anything else as it is. A year
 * of two digits is the latest one that is not in the future (docs/product/accounts.md#sign-up).
 */
export function birthDateText(text: string, now: Date): string {
  const typed = toNfkc(text).trim();
  const [, year = '', month = '', day = ''] = DIGITS.exec(typed) ?? PARTS.exec(typed) ?? [];
  if (year === '') return typed;
  const thisYear = seoulDate(now).slice(0, 4);
  const century = Number(thisYear.slice(0, 2)) - (year > thisYear.slice(2) ? 1 : 0);
  return [year.length === 2 ? `${century}${year}` : year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** Checks whether a text is a calendar date, in the form YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!isWrittenAsDate(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Checks whether a living person may be born on this day. */
export const isBirthDate = (date: string, now: Date): boolean => date >= BIRTH_DATE_MIN && date <= seoulDate(now);

/** Age in whole years; a person born on 29 February has the birthday on 1 March in other years. */
export function ageOn(birthDate: string, now: Date): number {
  const today = seoulDate(now);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
