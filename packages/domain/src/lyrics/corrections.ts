import { toHangul } from '../language/index.js';
import { furiganaOver } from '../text/furigana.js';

/** A member's corrections of a word; null where it is unchanged. */
export type Correction = {
  /** The reading of the word in its written form, in kana. */
  readonly reading: string | null;
  /** The meaning of its dictionary form. */
  readonly meaningKo: string | null;
  /** The id of the word of the book. */
  readonly wordId: number | null;
};

/** A correction at one place: its line, counted from 0, and UTF-16 units in it. */
export type PlacedCorrection = Correction & { readonly line: number; readonly start: number; readonly end: number };

/** A correction of a word in all texts, future ones too. */
export type WordCorrection = Correction & { readonly written: string; readonly dictionary: string };

/** A word of a text, with the fields that corrections need. */
type Token = {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly dictionary: string | null;
  readonly reading: string | null;
  readonly pronunciation: string | null;
  readonly wordId: number | null;
  readonly furigana: readonly (readonly [string, string | null])[];
};

/** A correction that applies to a word, and whether it is for this place only. */
export type Applied = { readonly correction: Correction; readonly scope: 'place' | 'word' };

type GivenCorrections = { readonly placed: readonly PlacedCorrection[]; readonly words: readonly WordCorrection[] };

/**
 * Finds the correction that applies to a word of a text (docs/product/songs.md#corrections): "what was corrected at its
 * place comes first, then what was corrected of the word as it is written". Another form of a corrected word gets the
 * corrected meaning, and the corrected word of the book unless the reading was corrected, too.
 */
export function correctionFor(token: Token, line: number, { placed, words }: GivenCorrections): Applied | null {
  const here = placed.find((each) => each.line === line && each.start === token.start && each.end === token.end);
  if (here) return { correction: here, scope: 'place' };
  const same = words.find(({ written }) => written === token.written);
  if (same) return { correction: same, scope: 'word' };
  const form = words.find(({ dictionary }) => dictionary !== '' && dictionary === token.dictionary);
  if (!form) return null;
  const correction = { reading: null, meaningKo: form.meaningKo, wordId: form.reading === null ? form.wordId : null };
  return correction.meaningKo === null && correction.wordId === null ? null : { correction, scope: 'word' };
}

/** A word with its correction: a corrected reading changes the pronunciation and the furigana, too. */
export function corrected<T extends Token>(token: T, { reading, wordId }: Correction): T {
  const word = wordId === null ? token : { ...token, wordId };
  if (reading === null || reading === token.reading) return word;
  return {
    ...word,
    reading,
    pronunciation: toHangul(reading),
    furigana: furiganaOver(token.written, reading).map((part) => [part.text, part.reading] as const),
  };
}
