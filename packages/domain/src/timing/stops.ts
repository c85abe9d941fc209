import { placeAt, type TimedLine } from './timeline.js';

/**
 * The tolerance after a stop, in milliseconds: a player that was paused at a stop continues from it, and does not pause
 * there again.
 */
const MADE_MS = 60;

/** The moment at which a line is over: its own end, or the start of the next one where that is earlier. */
export function stopOf(timeline: readonly TimedLine[], place: number): number {
  const line = timeline[place];
  if (!line) return Number.POSITIVE_INFINITY;
  const next = timeline.slice(place + 1).find(({ startMs }) => startMs > line.startMs);
  return Math.max(line.startMs, Math.min(line.endMs, next?.startMs ?? Number.POSITIVE_INFINITY));
}

export type Stop = { readonly place: number; readonly ms: number };

/**
 * The next moment after `ms` at which a line ends for which the player `waits`: "a pause after each line, or at the end
 * of a line with a blank" (docs/product/songs.md#in-time). Null where it plays to the end.
 */
export function nextStop(
  timeline: readonly TimedLine[],
  ms: number,
  waits: (place: number) => boolean = () => true,
): Stop | null {
  for (let place = Math.max(0, placeAt(timeline, ms)); place < timeline.length; place++) {
    const stopMs = stopOf(timeline, place);
    if (stopMs > ms + MADE_MS && Number.isFinite(stopMs) && waits(place)) return { place, ms: stopMs };
  }
  return null;
}
