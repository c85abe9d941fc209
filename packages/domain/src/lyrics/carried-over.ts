import type { LineTimes } from '../timing/index.js';
import type { PlacedCorrection } from './corrections.js';

/** The lines of a text, with its member's translations, times and corrections. */
export type Edited = {
  readonly lines: readonly string[];
  /** One for each line; it may end before the last lines. */
  readonly translation: readonly (string | null)[];
  readonly corrections: readonly PlacedCorrection[];
  /** As `translation`. */
  readonly times: LineTimes;
};

export type CarriedOver = Pick<Edited, 'translation' | 'corrections' | 'times'>;

/** The most pairs of lines that are compared: no lyrics change so much at once. */
const PAIRS_MAX = 4_000_000;

/**
 * "What was written to a line stays with it when the text around it is edited" (docs/product/songs.md#my-lyrics):
 * unchanged lines keep everything; where as many changed lines replace as many others, they keep their translations and
 * times, and corrections of words that have not moved.
 */
export function carriedOver({ lines, translation, corrections, times }: Edited, after: readonly string[]): CarriedOver {
  const from = originsOf(lines, after);
  return {
    translation: from.map((index) => (index === null ? null : (translation[index] ?? null))),
    times: from.map((index) => (index === null ? null : (times[index] ?? null))),
    corrections: from.flatMap((index, line) =>
      corrections
        .filter((each) => each.line === index && standsStill(lines[index]!, after[line]!, each))
        .map((each) => ({ ...each, line })),
    ),
  };
}

/** Checks whether a word has not moved, with the same text before it. */
const standsStill = (before: string, after: string, { end }: PlacedCorrection): boolean =>
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
  for (const [stayed, stayedAs] of [
    ...pairsOf(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    [before.length - tail - head, after.length - tail - head] as const,
  ]) {
    // Between two unchanged lines: where there are as many lines as before, they are the same ones, changed.
    if (stayed + head - i === stayedAs + head - j) for (; i < stayed + head; i++, j++) origins[j] = i;
    if (stayedAs + head < after.length - tail) origins[stayedAs + head] = stayed + head;
    [i, j] = [stayed + head + 1, stayedAs + head + 1];
  }
  return origins;
}

/** The longest common subsequence of the lines, as pairs of indexes. */
function pairsOf(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  if (one.length * other.length > PAIRS_MAX) return [];
  const width = other.length + 1;
  const most = new Uint16Array((one.length + 1) * width);
  const at = (i: number, j: number): number => most[i * width + j]!;
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      most[i * width + j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
