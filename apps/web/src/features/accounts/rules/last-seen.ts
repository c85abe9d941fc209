import { format, profile, sessions } from '@utarang/messages';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The moment at which a device was last used, in words. */
export function lastSeen(instant: string, now: Date): string {
  const passed = now.getTime() - Date.parse(instant);
  if (passed < MINUTE) return profile['devices.now'];
  if (passed < HOUR) return format(profile['devices.minutes'], { n: Math.floor(passed / MINUTE) });
  if (passed < DAY) return format(sessions.hours, { n: Math.floor(passed / HOUR) });
  return format(sessions.days, { n: Math.floor(passed / DAY) });
}
