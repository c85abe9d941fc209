import type { TimedLine } from './timeline.js';

/** A stretch of a recording that is heard without a jump. */
export type Listened = {
  readonly fromMs: number;
  readonly atMs: number;
};

/** The clock is asked at least so often while something plays; a longer way is a jump. */
const JUMP_MS = 3000;
/** A line may begin so much before the stretch, and end so much behind it. */
const SLACK_MS = 500;
/** A line is sung so long after its start at the latest: the last one goes on as long as the recording. */
const LINE_MAX_MS = 10_000;

const endOf = ({ startMs, endMs }: TimedLine): number => Math.min(endMs, startMs + LINE_MAX_MS) - SLACK_MS;

/**
 * The stretch that is heard once the recording has come to `ms`, and the lines, counted from 0 in the text, that have
 * sounded whole with it: "it sounded from its beginning to its end without a jump" (docs/product/songs.md#course).
 * `isOver`: the recording has ended there.
 */
export function listenedTo(
  timeline: readonly TimedLine[],
  before: Listened | null,
  ms: number,
  isOver = false,
): { readonly listened: Listened; readonly sung: readonly number[] } {
  const goesOn = before !== null && ms >= before.atMs && ms - before.atMs <= JUMP_MS;
  if (!goesOn) return { listened: { fromMs: ms, atMs: ms }, sung: [] };
  const { fromMs, atMs } = before;
  const sung = timeline
    .filter((line) => line.startMs >= fromMs - SLACK_MS && line.startMs <= ms)
    .filter((line) => (endOf(line) > atMs || line.startMs >= atMs) && (endOf(line) <= ms || isOver))
    .map(({ line }) => line);
  return { listened: { fromMs, atMs: ms }, sung };
}
