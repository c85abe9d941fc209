const SEOUL_MS = 9 * 3_600_000; // no summer time

const twoDigits = (n: number): string => String(n).padStart(2, '0');
const inSeoul = (instant: string) => new Date(Date.parse(instant) + SEOUL_MS);

/** The day of an instant in Seoul: `2026. 11. 23.` It does not depend on the browser's locale data. */
export function dayText(instant: string): string {
  const then = inSeoul(instant);
  return `${then.getUTCFullYear()}. ${then.getUTCMonth() + 1}. ${then.getUTCDate()}.`;
}

/** An instant for admins, in Seoul: `2026. 11. 23. 09:05`. */
export function whenText(instant: string): string {
  const then = inSeoul(instant);
  return `${dayText(instant)} ${twoDigits(then.getUTCHours())}:${twoDigits(then.getUTCMinutes())}`;
}
