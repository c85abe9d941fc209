/** The hours after the chosen one in which a reminder that is late still comes (docs/product/reminder.md). */
export const REMINDER_LATE_HOURS = 1;

const HOUR_MS = 3_600_000;
/** Seoul is so far ahead of UTC, in summer too. */
const SEOUL_HOURS = 9;

/** The hour of the day in Seoul, from 0 to 23. */
export const seoulHour = (now: Date): number => new Date(now.getTime() + SEOUL_HOURS * HOUR_MS).getUTCHours();

/** The chosen hours whose reminder may go out now: this one and, where the server was late, the one before of this day. */
export function remindedHours(now: Date): readonly number[] {
  const hour = seoulHour(now);
  return Array.from({ length: REMINDER_LATE_HOURS + 1 }, (_, late) => hour - late).filter((each) => each >= 0);
}
