import type { Row } from '../pasted-row.js';

/** The rows of a timed text of any format, with its metadata. */
export type TimedText = {
  readonly rows: readonly Row[];
  readonly title: string | null;
  readonly artist: string | null;
};

/** Reads a text of one format; null where the text has another one. */
export type Format = (text: string) => TimedText | null;

/** The latest time of a line, in milliseconds: a day. A later one is no time of a song. */
export const LATEST_MS = 86_400_000;

/** A time as a whole number of milliseconds; null where it is invalid. */
export function momentOf(ms: number): number | null {
  const whole = Math.round(ms);
  return whole >= 0 && whole <= LATEST_MS ? whole : null;
}

/** The end of a line where it is valid and not before the start; otherwise the line has none. */
export const endFrom = (startMs: number | null, endMs: number | null): number | null =>
  startMs === null || endMs === null || endMs < startMs ? null : endMs;
