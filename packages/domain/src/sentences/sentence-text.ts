import { inBothKana, isKana, needsReading, RUBY_BASE, toHangul } from '../language/index.js';
import type { RubyPart } from '../words/ruby.js';
import { readingBetween } from './reading-between.js';

/** A piece of a sentence: its writing, and the reading above it where it is kanji. */
export type Piece = {
  readonly written: string;
  /** Furigana; null where the writing is its own reading. */
  readonly reading: string | null;
  /** In kana as it is pronounced: わ for the particle は. */
  readonly sound: string;
};

const PIECE = new RegExp(
  String.raw`([${RUBY_BASE}]+|[はへ])\[([^[\]]*)\]|([^[\]]+?)(?=[${RUBY_BASE}]+\[|[はへ]\[|$|[[\]])`,
  'uy',
);

/**
 * The pieces of the cell `text`: 私[わたし]は[わ] パンを 食[た]べる。 Readings follow kanji, and the sound follows a particle that is
 * not pronounced as it is written. Null where brackets do not match or follow anything else.
 */
export function piecesOf(text: string): Piece[] | null {
  const pieces: Piece[] = [];
  let index = 0;
  while (index < text.length) {
    PIECE.lastIndex = index;
    const found = PIECE.exec(text);
    if (!found) return null;
    const [all, base, above = '', plain] = found;
    if (plain !== undefined) pieces.push({ written: plain, reading: null, sound: plain });
    else if (!isKana(above)) return null;
    else if (needsReading(base!)) pieces.push({ written: base!, reading: above, sound: above });
    else pieces.push({ written: base!, reading: null, sound: above });
    index += all.length;
  }
  return pieces;
}

const joined = (pieces: readonly Piece[], part: (piece: Piece) => string): string => pieces.map(part).join('');

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

/** As printed, in kanji and kana. */
export const writtenText = (pieces: readonly Piece[]): string =>
  withoutSpaces(joined(pieces, ({ written }) => written));

/** As written in kana alone. */
export const kanaText = (pieces: readonly Piece[]): string =>
  withoutSpaces(joined(pieces, ({ written, reading }) => reading ?? written));

/** The texts after which いう is the verb 言う. */
const CALLED = /(?<=と|[こそど]う|ああ)いう/g;

/** As pronounced, in kana: 言う and という have a sound of their own, docs/product/pronunciation.md#kana-to-hangul. */
const saidText = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ written, reading, sound }, index) =>
      written === '言' && reading === 'い' && pieces[index + 1]?.sound.startsWith('う') ? 'ゆ' : sound,
    )
    .join('')
    .replace(CALLED, 'ゆう');

/** Its pronunciation in Hangul, with the spaces of the cell: 와타시와 파응오 타베루. */
export const hangulText = (pieces: readonly Piece[]): string =>
  saidText(pieces)
    .replace(/[。！]/g, '.')
    .replace(/？/g, '?')
    .replace(/、/g, ',')
    .split(/(?<=[.,?]) *| /)
    .map((part) => toHangul(part))
    .join(' ')
    .trim();

/** The written text in parts with their furigana: all text up to the next kanji is one part. */
export function furiganaOf(pieces: readonly Piece[]): RubyPart[] {
  const parts: RubyPart[] = [];
  for (const { written, reading } of pieces) {
    const text = withoutSpaces(written);
    const before = parts.at(-1);
    if (text === '') continue;
    if (reading === null && before?.reading === null) parts[parts.length - 1] = { text: before.text + text, reading };
    else parts.push({ text, reading });
  }
  return parts;
}

/**
 * The indexes at which the units of the pronunciation begin in the written text, in UTF-16 units: 0, and the place of
 * each space.
 */
export function unitStarts(pieces: readonly Piece[]): number[] {
  const units = joined(pieces, ({ written }) => written).split(' ');
  let index = 0;
  return units.map((unit) => {
    const start = index;
    index += unit.length;
    return start;
  });
}

/** The reading of a range of the written text in hiragana, or null where it begins or ends within a reading. */
export function readingInPieces(pieces: readonly Piece[], start: number, end: number): string | null {
  const reading = readingBetween(furiganaOf(pieces), start, end);
  return reading === null ? null : inBothKana(reading)[0];
}
