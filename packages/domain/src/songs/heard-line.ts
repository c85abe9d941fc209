import { foldKey, officialTsu, toHangul, toNfc, toNfkc } from '../language/index.js';

/** A line of a song for grading: its pronunciation in Hangul, and its written parts. */
export type SungLine = {
  readonly koPron: string;
  /** Each part with its reading, or null where the writing is its own reading. */
  readonly furigana: readonly (readonly [text: string, reading: string | null])[];
};

/** A syllable of the pronunciation; spaces and punctuation belong to the one before. */
export type HeardSyllable = { readonly text: string; readonly right: boolean };

export type HeardVerdict =
  | { readonly is: 'blank' | 'right' }
  /** All syllables of the line, in order: joined they are its pronunciation. At least one is wrong. */
  | { readonly is: 'wrong'; readonly syllables: readonly HeardSyllable[] };

/**
 * The most particles of a line that are tried in two spellings. Each particle that is not pronounced as it is written
 * (は へ を) doubles the spellings of a line; few lines have more.
 */
const DEVIATIONS_MAX = 5;

const SOUNDS = /[\p{L}\p{N}]/u;

/**
 * Grades what a learner heard in a line (docs/product/songs.md#what-was-heard): "typed as it was heard, in Hangul or
 * kana, graded by the tolerant key". Rōmaji counts as well, and kanji of the line count by their readings. Particles
 * are right as they are pronounced (와) and as they are written (は, 하).
 */
export function gradeHeard(line: SungLine, typed: string): HeardVerdict {
  const spoken = withReadings(typed, line);
  const keys = [...new Set([spoken, officialTsu(toNfc(spoken))].map(foldKey))].filter(Boolean);
  if (keys.length === 0) return { is: 'blank' };
  const syllables = syllablesOf(line.koPron);
  let least: readonly boolean[] | null = null;
  for (const variant of variantsOf(syllables, line)) {
    for (const key of keys) {
      const right = rightSyllables(variant, key);
      if (right.every(Boolean)) return { is: 'right' };
      if (least === null || countRight(right) > countRight(least)) least = right;
    }
  }
  return { is: 'wrong', syllables: syllables.map((text, index) => ({ text, right: least?.[index] ?? false })) };
}

const countRight = (right: readonly boolean[]): number => right.filter(Boolean).length;

/**
 * Replaces the kanji of the typed text by their readings in the line, the longest first: else 日 of 日曜日 would be
 * replaced.
 */
function withReadings(typed: string, { furigana }: SungLine): string {
  const read = furigana.flatMap(([text, reading]) => (reading === null ? [] : [[text, reading] as const]));
  read.sort(([a], [b]) => b.length - a.length);
  return read.reduce((text, [written, reading]) => text.replaceAll(written, reading), toNfkc(typed));
}

/** The syllables of a pronunciation, each with the spaces and punctuation after it. */
function syllablesOf(koPron: string): string[] {
  const syllables: string[] = [];
  for (const letter of koPron) {
    if (SOUNDS.test(letter) || syllables.length === 0) syllables.push(letter);
    else syllables[syllables.length - 1] += letter;
  }
  return syllables;
}

/** The spellings of the line: as it is pronounced, and with each of its particles as it is written. */
function variantsOf(syllables: readonly string[], { furigana }: SungLine): (readonly string[])[] {
  const kana = furigana.map(([text, reading]) => reading ?? text).join('');
  const written = syllablesOf(toHangul(kana));
  if (written.length !== syllables.length)
    return [syllables, written].filter(({ length }) => length === syllables.length);
  const deviations = syllables.flatMap((text, index) => (foldKey(text) === foldKey(written[index]!) ? [] : [index]));
  if (deviations.length > DEVIATIONS_MAX) return [syllables, written];
  return Array.from({ length: 2 ** deviations.length }, (_, bits) =>
    syllables.map((text, index) => {
      const deviation = deviations.indexOf(index);
      return deviation >= 0 && (bits >> deviation) & 1 ? written[index]! : text;
    }),
  );
}

/**
 * Finds which syllables of a line a typed key contains. The two keys are compared by their edit distance. A syllable is
 * right when the typed key has all its letters, and no additional ones among them. The key of a prefix is a prefix of
 * the key, so the letters between two such keys are the syllable's. A syllable without letters of its own, like the
 * second half of a long vowel, is wrong only where other letters were typed in its place.
 */
function rightSyllables(syllables: readonly string[], key: string): boolean[] {
  const ranges: { start: number; end: number }[] = [];
  let text = '';
  for (const syllable of syllables) {
    text += syllable;
    const start = ranges.at(-1)?.end ?? 0;
    ranges.push({ start, end: Math.max(foldKey(text).length, start) });
  }
  const { wrong, tooMany } = differences(foldKey(text), key);
  const right = ranges.map(({ start, end }) => !wrong.some((letter) => letter >= start && letter < end));
  for (const gap of tooMany) {
    const silent = ranges.findIndex(({ start, end }) => start === end && start === gap);
    const index = silent >= 0 ? silent : ranges.findIndex(({ end }) => gap < end);
    right[index >= 0 ? index : right.length - 1] = false;
  }
  return right;
}

/**
 * Finds where a letter of `expected` is missing in `key` or replaced, and before which letters `key` has additional
 * ones.
 */
function differences(expected: string, key: string): { wrong: number[]; tooMany: number[] } {
  const cost = distances(expected, key);
  const wrong: number[] = [];
  const tooMany: number[] = [];
  let [i, j] = [0, 0];
  while (i < expected.length || j < key.length) {
    const [costHere, costAfterBoth] = [cost[i]![j]!, cost[i + 1]?.[j + 1]];
    if (costAfterBoth !== undefined && expected[i] === key[j] && costHere === costAfterBoth) [i, j] = [i + 1, j + 1];
    else if (costHere === (cost[i]![j + 1] ?? Number.NaN) + 1) {
      tooMany.push(i);
      j += 1;
    } else {
      wrong.push(i);
      if (costHere === (costAfterBoth ?? Number.NaN) + 1) j += 1;
      i += 1;
    }
  }
  return { wrong, tooMany };
}

/** The edit distances between each suffix of a text and each suffix of another, by where they begin. */
function distances(a: string, b: string): number[][] {
  const cost = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length; i >= 0; i--) {
    for (let j = b.length; j >= 0; j--) {
      if (i === a.length || j === b.length) cost[i]![j] = a.length - i + b.length - j;
      else {
        const same = cost[i + 1]![j + 1]! + (a[i] === b[j] ? 0 : 1);
        cost[i]![j] = Math.min(same, cost[i + 1]![j]! + 1, cost[i]![j + 1]! + 1);
      }
    }
  }
  return cost;
}
