import { foldKey, toHangul } from '../language/index.js';
import { shuffled } from '../study/shuffled.js';
import { gradeHeard } from './heard-line.js';

/** The shares of words that are blank, which the learner chooses from: one word of this number. */
export const BLANK_SHARES = [10, 3, 2] as const;
export type BlankShare = (typeof BLANK_SHARES)[number];

type Part = readonly [text: string, reading: string | null];
/** A line with the facts by which its words become blanks. */
export type BlankLine = {
  readonly furigana: readonly Part[];
  readonly words: readonly { readonly id: number; readonly start: number; readonly end: number }[];
};

/** A word of a line to be recognised by ear, with its range there: from `start` to before `end`, in UTF-16 units. */
export type Blank = {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly wordId: number;
  readonly text: string;
  readonly furigana: readonly Part[];
  /** Its pronunciation in Hangul. */
  readonly koPron: string;
};

const HAS_SOUND = /[\p{L}\p{N}]/u;

type PartsInRange = { readonly start: number; readonly end: number; readonly parts: readonly Part[] };

/** The parts in a range; a part that is only partly in it is taken whole, since its reading is one. */
function partsWithin(furigana: readonly Part[], from: number, to: number): PartsInRange {
  let offset = 0;
  const within = furigana.flatMap(([text, reading]): { start: number; end: number; part: Part }[] => {
    const [start, end] = [offset, offset + text.length];
    offset = end;
    if (end <= from || start >= to) return [];
    if (reading !== null) return [{ start, end, part: [text, reading] }];
    const [cutStart, cutEnd] = [Math.max(start, from), Math.min(end, to)];
    return [{ start: cutStart, end: cutEnd, part: [text.slice(cutStart - start, cutEnd - start), null] }];
  });
  return { start: within[0]?.start ?? from, end: within.at(-1)?.end ?? to, parts: within.map(({ part }) => part) };
}

/** All words that may be blank: those of the book whose sound is more than one kana. */
export function blankPlaces(lines: readonly BlankLine[]): Blank[] {
  return lines.flatMap(({ furigana, words }, line) => {
    let after = 0;
    return words.flatMap(({ id, start: from, end: to }): Blank[] => {
      const { start, end, parts } = partsWithin(furigana, from, to);
      const text = parts.map(([written]) => written).join('');
      const kana = parts.map(([written, reading]) => reading ?? written).join('');
      if (start < after || [...kana].length < 2 || !HAS_SOUND.test(kana)) return [];
      after = end;
      return [{ line, start, end, wordId: id, text, furigana: parts, koPron: toHangul(kana) }];
    });
  });
}

type Choice = {
  readonly share: BlankShare;
  /** The words that the learner knows. */
  readonly known: ReadonlySet<number>;
  /** Returns a random number from 0 to before 1. */
  readonly random: () => number;
};

/**
 * "The learner's unknown words first, each word once before one comes again" (docs/product/songs.md#song-with-blanks).
 * In the order in which they are sung.
 */
export function chooseBlanks(places: readonly Blank[], { share, known, random }: Choice): Blank[] {
  const wanted = places.length === 0 ? 0 : Math.max(1, Math.round(places.length / share));
  const times = new Map<number, number>();
  return shuffled(places, random)
    .map((blank) => {
      const nth = times.get(blank.wordId) ?? 0;
      times.set(blank.wordId, nth + 1);
      return { blank, nth, isKnown: known.has(blank.wordId) };
    })
    .sort((a, b) => Number(a.isKnown) - Number(b.isKnown) || a.nth - b.nth)
    .slice(0, wanted)
    .map(({ blank }) => blank)
    .sort((a, b) => a.line - b.line || a.start - b.start);
}

/** The most options of a blank. */
export const BLANK_OPTIONS = 4;

/** "four words of the song to choose from, each of another sound" (docs/product/songs.md#song-with-blanks). */
export function blankOptions(blank: Blank, places: readonly Blank[], random: () => number): Blank[] {
  const sounds = new Set([foldKey(blank.koPron)]);
  const others = shuffled(places, random).filter(({ koPron, wordId }) => {
    const sound = foldKey(koPron);
    if (wordId === blank.wordId || sounds.has(sound)) return false;
    sounds.add(sound);
    return true;
  });
  return shuffled([blank, ...others.slice(0, BLANK_OPTIONS - 1)], random);
}

/** Judges what was typed for a blank by the rule of [what was heard](docs/product/songs.md#what-was-heard). */
export const gradeBlank = ({ koPron, furigana }: Blank, typed: string): 'blank' | 'right' | 'wrong' =>
  gradeHeard({ koPron, furigana }, typed).is;

/** A line split at its blanks: its parts, and between them the blanks by their index in `blanks`. */
export type CutPiece = { readonly parts: readonly Part[]; readonly blank: number | null };

export function cutAtBlanks(
  furigana: readonly Part[],
  blanks: readonly (Pick<Blank, 'start' | 'end'> & { readonly index: number })[],
): CutPiece[] {
  const length = furigana.reduce((sum, [text]) => sum + text.length, 0);
  const pieces: CutPiece[] = [];
  let offset = 0;
  for (const { start, end, index } of blanks) {
    if (start > offset) pieces.push({ parts: partsWithin(furigana, offset, start).parts, blank: null });
    pieces.push({ parts: partsWithin(furigana, start, end).parts, blank: index });
    offset = end;
  }
  if (offset < length) pieces.push({ parts: partsWithin(furigana, offset, length).parts, blank: null });
  return pieces;
}
