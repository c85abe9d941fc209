import { type LineTime, type LineTimes, TIME_MAX } from './line-time.js';

const clampedMs = (ms: number): number => Math.min(TIME_MAX, Math.max(0, Math.round(ms)));

/** Sets the start of a line within its bounds. An end before the start is removed. */
const beginning = (startMs: number, endMs: number | null): LineTime => ({
  startMs: clampedMs(startMs),
  endMs: endMs !== null && endMs >= clampedMs(startMs) ? endMs : null,
});

/** "A press is the start of the next line, and ends the one before" (docs/product/songs.md#timing). */
export function stamped(times: LineTimes, line: number, ms: number): LineTimes {
  return times.map((time, index) => {
    if (index === line) return beginning(ms, null);
    // The line before sounded until now, whatever end it had.
    if (index === line - 1 && time?.endMs != null && time.endMs > ms) return { ...time, endMs: null };
    return time;
  });
}

/** "A time is moved by a tenth of a second" (docs/product/songs.md#timing). */
export const nudged = (times: LineTimes, line: number, byMs: number): LineTimes =>
  times.map((time, index) => (index === line && time ? beginning(time.startMs + byMs, time.endMs) : time));

/**
 * The first line that has no time, from `from` on and then from the beginning; the number of lines where all have one.
 */
export function nextToStamp(times: LineTimes, from = 0): number {
  const later = times.findIndex((time, index) => index >= from && time === null);
  if (later >= 0) return later;
  const first = times.indexOf(null);
  return first >= 0 ? first : times.length;
}
