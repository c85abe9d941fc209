/** The latest moment of a recording that a line may have, in milliseconds: a whole day. */
export const TIME_MAX = 86_400_000;

/** The time at which a line sounds, in milliseconds from the beginning of the recording. */
export type LineTime = {
  readonly startMs: number;
  /** Null where it is unknown: the line sounds until the next one begins. */
  readonly endMs: number | null;
};

/** One for each line of a text; null for a line that nobody has timed. */
export type LineTimes = readonly (LineTime | null)[];

const isMoment = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= TIME_MAX;

/** "A line ends no earlier than it begins" (docs/product/songs.md#times-of-lines). */
export const isLineTime = ({ startMs, endMs }: LineTime): boolean =>
  isMoment(startMs) && (endMs === null || (isMoment(endMs) && endMs >= startMs));

/**
 * The lines, counted from 0, that begin before a line that stands before them: "Times that go backwards or overlap are
 * kept as they are" (docs/product/songs.md#times-of-lines), and a message says so.
 */
export function backwardLines(times: LineTimes): number[] {
  let latest = 0;
  return times.flatMap((time, index) => {
    if (!time) return [];
    const isBackward = time.startMs < latest;
    latest = Math.max(latest, time.startMs);
    return isBackward ? [index] : [];
  });
}
