import { hasJapaneseLetter, KANJI, LATIN } from '../language/index.js';
import { toHiragana } from '../language/kana-scripts.js';
import { soundOfParticle } from '../language/particle-sounds.js';
import { hangulText, type Piece, piecesOf } from '../sentences/index.js';
import { hasSyllable } from './song-faults.js';

/** A line of a lyric as an author writes it. */
export type LineTexts = {
  /** From 1; lines of one stanza follow each other. */
  readonly stanza: number;
  /** Japanese with its readings in brackets, as `lineText` gives it. */
  readonly text: string;
  /** In Hangul; empty where the one by rule is right. */
  readonly pronunciation: string;
  readonly meaningKo: string;
};

/** A fault of Japanese that has its readings in brackets. */
export type TextFault =
  | { readonly fault: 'misplaced_reading' }
  | { readonly fault: 'no_reading'; readonly kanji: string }
  | { readonly fault: 'other_sound'; readonly written: string; readonly sound: string }
  | { readonly fault: 'not_hiragana'; readonly reading: string };

/** A fault of a line. */
export type LineFault =
  | ({ readonly field: 'text' } & (TextFault | { readonly fault: 'empty' }))
  | { readonly field: 'pronunciation'; readonly fault: 'not_hangul' | 'cannot_be_told' }
  | { readonly field: 'meaningKo'; readonly fault: 'empty' | 'without_hangul' }
  | { readonly field: 'stanza'; readonly fault: 'does_not_follow'; readonly before: number }
  | { readonly field: 'stanza'; readonly fault: 'not_from_1' };

/** A space between units that are said together, which is not printed; spaces between words of another language are. */
const INNER_SPACE = new RegExp(String.raw`(?<=[${LATIN}\d.,!?'’]) (?=[${LATIN}\d'‘(])`, 'gu');
const NO_BREAK_SPACE = '\u00a0';

/** A line as it is stored: what is written in Latin letters keeps its spaces. */
export const lineText = (japanese: string): string => japanese.replace(INNER_SPACE, NO_BREAK_SPACE);

/**
 * "Every kanji of a line has a reading in hiragana, only は and へ sound otherwise than they are written"
 * (docs/product/songs.md#valid-songs).
 */
export function textFaults(text: string): TextFault[] {
  const pieces = piecesOf(text);
  return pieces ? pieceFaults(pieces) : [{ fault: 'misplaced_reading' }];
}

function pieceFaults(pieces: readonly Piece[]): TextFault[] {
  const bare = pieces.flatMap(
    ({ written, reading }) => (reading === null && written.match(new RegExp(`${KANJI}+`, 'gu'))) || [],
  );
  const strange = pieces.filter(
    ({ written, reading, sound }) => reading === null && written !== sound && sound !== soundOfParticle(written),
  );
  const readings = pieces.flatMap(({ reading }) => reading ?? []);
  return [
    ...bare.map((kanji): TextFault => ({ fault: 'no_reading', kanji })),
    ...strange.map(({ written, sound }): TextFault => ({ fault: 'other_sound', written, sound })),
    ...readings
      .filter((reading) => reading !== toHiragana(reading))
      .map((reading): TextFault => ({ fault: 'not_hiragana', reading })),
  ];
}

/** Checks whether all letters and digits are Hangul, whatever the punctuation. */
export const isAllHangul = (text: string): boolean =>
  hasSyllable(text) && !/[\p{L}\p{N}]/u.test(text.replace(/[가-힣]/g, ''));

/** The pronunciation of a line by the rule; null for words in Latin letters, and for an invalid line. */
export function derivePronunciation(text: string): string | null {
  const pieces = piecesOf(text);
  const pronunciation = pieces && hangulText(pieces);
  return pronunciation !== null && isAllHangul(pronunciation) ? pronunciation : null;
}

/** "Pronunciation comes from the rule where none is given" (docs/product/songs.md#valid-songs). */
export const pronunciationOf = ({ text, pronunciation }: Pick<LineTexts, 'text' | 'pronunciation'>): string =>
  pronunciation || (derivePronunciation(text) ?? '');

/** Finds the faults of a line; `before` is the stanza of the line before it, 0 before the first. */
export function lineFaults(line: LineTexts, before: number): LineFault[] {
  const ofText = line.text === '' ? [{ fault: 'empty' } as const] : textFaults(line.text);
  return [
    ...stanzaFaults(line, before),
    ...ofText.map((fault): LineFault => ({ field: 'text', ...fault })),
    ...meaningFaults(line),
    ...(ofText.length > 0 ? [] : pronunciationFaults(line)),
  ];
}

/** "Stanzas go up by one" (docs/product/songs.md#valid-songs). */
function stanzaFaults({ stanza }: LineTexts, before: number): LineFault[] {
  if (stanza < 1) return [{ field: 'stanza', fault: 'not_from_1' }];
  return stanza === before + 1 || (stanza === before && before > 0)
    ? []
    : [{ field: 'stanza', fault: 'does_not_follow', before }];
}

function meaningFaults({ text, meaningKo }: LineTexts): LineFault[] {
  const field = 'meaningKo';
  if (meaningKo === '') return [{ field, fault: 'empty' }];
  return hasJapaneseLetter(text) && !hasSyllable(meaningKo) ? [{ field, fault: 'without_hangul' }] : [];
}

function pronunciationFaults(line: LineTexts): LineFault[] {
  const field = 'pronunciation';
  if (line.pronunciation !== '') return isAllHangul(line.pronunciation) ? [] : [{ field, fault: 'not_hangul' }];
  return derivePronunciation(line.text) === null ? [{ field, fault: 'cannot_be_told' }] : [];
}
