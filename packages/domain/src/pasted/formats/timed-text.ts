import type { Row } from '../pasted-row.js';

/** The rows of a text of some format with times, and what the text says of itself. */
export type TimedText = {
  readonly rows: readonly Row[];
  readonly title: string | null;
  readonly artist: string | null;
};

/** Reads a text of one format; null where the text is of another one. */
export type Format = (text: string) => TimedText | null;

/** The latest moment that a line may have, in milliseconds: a day. What is later is no time of a song. */
export const LATEST_MS = 86_400_000;

/** A moment as a whole number of milliseconds; null where it is none that a line may have. */
export function momentOf(ms: number): number | null {
  const whole = Math.round(ms);
  return whole >= 0 && whole <= LATEST_MS ? whole : null;
}

/** An end that is a moment and not before the start; otherwise the line has none. */
export const endFrom = (startMs: number | null, endMs: number | null): number | null =>
  startMs === null || endMs === null || endMs < startMs ? null : endMs;
