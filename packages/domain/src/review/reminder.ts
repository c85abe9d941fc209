/** The hours after the chosen one within which a late reminder is still sent (docs/product/reminder.md). */
export const REMINDER_LATE_HOURS = 1;

const HOUR_MS = 3_600_000;
/** The offset of Seoul from UTC, which has no summer time. */
const SEOUL_HOURS = 9;

/** The hour of the day in Seoul, from 0 to 23. */
export const seoulHour = (now: Date): number => new Date(now.getTime() + SEOUL_HOURS * HOUR_MS).getUTCHours();

/**
 * The chosen hours whose reminder may be sent now: this one and, in case the server was late, the one before on the
 * same day.
 */
export function remindedHours(now: Date): readonly number[] {
  const hour = seoulHour(now);
  return Array.from({ length: REMINDER_LATE_HOURS + 1 }, (_, late) => hour - late).filter((each) => each >= 0);
}
