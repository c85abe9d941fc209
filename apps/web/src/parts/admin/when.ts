const SEOUL_MS = 9 * 3_600_000; // no summer time

const twoDigits = (n: number): string => String(n).padStart(2, '0');
const inSeoul = (at: string) => new Date(Date.parse(at) + SEOUL_MS);

/** The day of an instant in Seoul: `2026. 11. 23.` It does not depend on the browser's locale data. */
export function dayText(at: string): string {
  const then = inSeoul(at);
  return `${then.getUTCFullYear()}. ${then.getUTCMonth() + 1}. ${then.getUTCDate()}.`;
}

/** An instant for admins, in Seoul: `2026. 11. 23. 09:05`. */
export function whenText(at: string): string {
  const then = inSeoul(at);
  return `${dayText(at)} ${twoDigits(then.getUTCHours())}:${twoDigits(then.getUTCMinutes())}`;
}
