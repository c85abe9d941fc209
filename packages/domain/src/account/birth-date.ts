import { seoulDate } from '../calendar/seoul-date.js';

/** "From 1900-01-01 to today" (docs/product/accounts.md#sign-up). */
export const BIRTH_DATE_MIN = '1900-01-01';

/** Is this written as a day, YYYY-MM-DD? */
export const isWrittenAsDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Is this a day of the calendar, written YYYY-MM-DD? */
export function isCalendarDate(text: string): boolean {
  if (!isWrittenAsDate(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** May a person who lives now be born on this day? */
export const isBirthDate = (date: string, now: Date): boolean => date >= BIRTH_DATE_MIN && date <= seoulDate(now);

/** Age in whole years; who is born on 29 February has a birthday on 1 March in other years. */
export function ageOn(birthDate: string, now: Date): number {
  const today = seoulDate(now);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
