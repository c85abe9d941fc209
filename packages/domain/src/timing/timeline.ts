import type { LineTimes } from './line-time.js';

/** A line in the order of the recording. */
export type TimedLine = {
  /** The number of the line in the text, counted from 0. */
  readonly line: number;
  readonly startMs: number;
  /** The moment from which it is silent: its own end, or the start of the next one; the last one goes on without an end. */
  readonly endMs: number;
};

/** The timed lines of a text in the order in which they sound, whatever their order in the text. */
export function timelineOf(times: LineTimes): TimedLine[] {
  const begun = times
    .flatMap((time, line) => (time ? [{ line, ...time }] : []))
    .sort((a, b) => a.startMs - b.startMs || a.line - b.line);
  return begun.map(({ line, startMs, endMs }, index) => ({
    line,
    startMs,
    endMs: endMs ?? begun.slice(index + 1).find((next) => next.startMs > startMs)?.startMs ?? Number.POSITIVE_INFINITY,
  }));
}

/**
 * The place in the timeline of the line that has begun last at a moment; -1 before the first. A binary search, since it
 * runs in every frame. "of lines that overlap the one that began last counts" (docs/product/songs.md#times-of-lines).
 */
export function placeAt(timeline: readonly TimedLine[], ms: number): number {
  let [low, high] = [0, timeline.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (timeline[middle]!.startMs <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A press on "previous line" later than this in a line leads to its own beginning, in milliseconds. */
export const BACK_TO_START_MS = 2000;

/** "Later in a line, previous leads to its beginning first" (docs/product/songs.md#times-of-lines). */
export function previousPlace(timeline: readonly TimedLine[], ms: number): number {
  const place = placeAt(timeline, ms);
  const line = timeline[place];
  if (!line) return 0;
  return ms - line.startMs > BACK_TO_START_MS ? place : Math.max(0, place - 1);
}
