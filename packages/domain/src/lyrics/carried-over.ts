import type { LineTimes } from '../timing/index.js';
import type { PlacedCorrection } from './corrections.js';

/** The lines of a text, with its member's translations, times and corrections. */
export type EditedText = {
  readonly lines: readonly string[];
  /** One for each line; it may end before the last lines. */
  readonly translation: readonly (string | null)[];
  readonly corrections: readonly PlacedCorrection[];
  /** One for each line, as `translation`. */
  readonly times: LineTimes;
};

export type CarriedOver = Pick<EditedText, 'translation' | 'corrections' | 'times'>;

/** The most pairs of lines that are compared. Larger texts, which are no lyrics, count as changed as a whole. */
const PAIRS_MAX = 4_000_000;

/**
 * "What was written to a line stays with it when the text around it is edited" (docs/product/songs.md#my-lyrics):
 * unchanged lines keep everything; where as many changed lines replace as many others, they keep their translations and
 * times, and corrections of words that have not moved.
 */
export function carriedOver(
  { lines, translation, corrections, times }: EditedText,
  after: readonly string[],
): CarriedOver {
  const from = originsOf(lines, after);
  return {
    translation: from.map((index) => (index === null ? null : (translation[index] ?? null))),
    times: from.map((index) => (index === null ? null : (times[index] ?? null))),
    corrections: from.flatMap((index, line) =>
      corrections
        .filter((each) => each.line === index && isUnmoved(lines[index]!, after[line]!, each))
        .map((each) => ({ ...each, line })),
    ),
  };
}

/** Checks whether a word has not moved, with the same text before it. */
const isUnmoved = (before: string, after: string, { end }: PlacedCorrection): boolean =>
  before.slice(0, end) === after.slice(0, end);

/** For each line after an edit, its line before the edit; null where it is new. */
function originsOf(before: readonly string[], after: readonly string[]): (number | null)[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const origins: (number | null)[] = after.map(() => null);
  for (let index = 0; index < head; index++) origins[index] = index;
  for (let index = 1; index <= tail; index++) origins[after.length - index] = before.length - index;
  let [i, j] = [head, head];
  for (const [oldIndex, newIndex] of [
    ...pairsOf(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    [before.length - tail - head, after.length - tail - head] as const,
  ]) {
    // Between two unchanged lines: where there are as many lines as before, they are the same ones, changed.
    if (oldIndex + head - i === newIndex + head - j) for (; i < oldIndex + head; i++, j++) origins[j] = i;
    if (newIndex + head < after.length - tail) origins[newIndex + head] = oldIndex + head;
    [i, j] = [oldIndex + head + 1, newIndex + head + 1];
  }
  return origins;
}

/** The longest common subsequence of the lines, as pairs of indexes. */
function pairsOf(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  if (one.length * other.length > PAIRS_MAX) return [];
  const width = other.length + 1;
  const most = new Uint16Array((one.length + 1) * width);
  const mostFrom = (i: number, j: number): number => most[i * width + j]!;
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      most[i * width + j] =
        one[i] === other[j] ? mostFrom(i + 1, j + 1) + 1 : Math.max(mostFrom(i + 1, j), mostFrom(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if (mostFrom(i + 1, j) >= mostFrom(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
