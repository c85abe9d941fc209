/** The progress of a learner in the lines of a song, counted from 1 (docs/product/songs.md#progress-through-a-song). */
export type LineProgress = {
  /** The current line; one more than the number of lines once all are done. */
  readonly at: number;
  /** The lines that are done, in order. */
  readonly done: readonly number[];
};

export const atTheBeginning: LineProgress = { at: 1, done: [] };

const isLine = (value: unknown, last: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= last;

const inOrder = (lines: readonly number[]): number[] => [...new Set(lines)].sort((a, b) => a - b);

/**
 * The progress that a device stored for a song whose current lines are `ids`; the initial progress where the stored
 * value is damaged or of another song. The value names the lines at that time: "What is learnt of a line stays learnt
 * wherever the line moves to" (docs/product/songs.md#progress-through-a-song). An older value names no lines: it is
 * read as one of the current lines.
 */
export function readLineProgress(stored: unknown, ids: readonly number[]): LineProgress {
  if (typeof stored !== 'object' || stored === null) return atTheBeginning;
  const { at, done, lines } = stored as Partial<Record<keyof LineProgress | 'lines', unknown>>;
  const linesThen = Array.isArray(lines) ? lines : ids;
  if (!isLine(at, linesThen.length + 1) || !Array.isArray(done)) return atTheBeginning;
  const placeNow = (line: number): number => ids.indexOf(linesThen[line - 1] as number) + 1;
  // Where the current line is gone, the next one that is left takes its place. After the last line the place stays
  // there.
  const next = linesThen.slice(at - 1).findIndex((_, n) => placeNow(at + n) > 0);
  return {
    at: next < 0 ? ids.length + 1 : placeNow(at + next),
    done: inOrder(done.flatMap((line) => (isLine(line, linesThen.length) ? placeNow(line) || [] : []))),
  };
}

/** "A line is done once it was typed right or one has gone on from it." */
export const withDone = ({ at, done }: LineProgress, line: number): LineProgress => ({
  at,
  done: inOrder([...done, line]),
});

/** Goes to the next line, or past the last: the line before is done. */
export function nextLine(progress: LineProgress, count: number): LineProgress {
  if (progress.at > count) return progress;
  return { ...withDone(progress, progress.at), at: progress.at + 1 };
}

/** Goes to the line before; the first line stays. */
export const previousLine = (progress: LineProgress): LineProgress => ({
  ...progress,
  at: Math.max(1, progress.at - 1),
});
