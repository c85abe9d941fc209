import type { TimedLine } from './timeline.js';

/** A range of a recording that is heard without a jump. */
export type HeardRange = {
  readonly fromMs: number;
  readonly atMs: number;
};

/** The largest step between two times while something plays; a larger step is a jump. */
const JUMP_MS = 3000;
/** The tolerance at both ends: a line may begin this much before the range, and end this much after it. */
const SLACK_MS = 500;
/** The longest time for which a line counts as sung after its start: the last line has no end but the recording's. */
const LINE_MAX_MS = 10_000;

const endOf = ({ startMs, endMs }: TimedLine): number => Math.min(endMs, startMs + LINE_MAX_MS) - SLACK_MS;

/**
 * The range that is heard when the recording is at `ms`, and the lines, counted from 0 in the text, that are now
 * completely heard: "it sounded from its beginning to its end without a jump" (docs/product/songs.md#course). `isOver`:
 * the recording has ended there.
 */
export function listenedTo(
  timeline: readonly TimedLine[],
  before: HeardRange | null,
  ms: number,
  isOver = false,
): { readonly listened: HeardRange; readonly sung: readonly number[] } {
  const goesOn = before !== null && ms >= before.atMs && ms - before.atMs <= JUMP_MS;
  if (!goesOn) return { listened: { fromMs: ms, atMs: ms }, sung: [] };
  const { fromMs, atMs } = before;
  const sung = timeline
    .filter((line) => line.startMs >= fromMs - SLACK_MS && line.startMs <= ms)
    .filter((line) => (endOf(line) > atMs || line.startMs >= atMs) && (endOf(line) <= ms || isOver))
    .map(({ line }) => line);
  return { listened: { fromMs, atMs: ms }, sung };
}
