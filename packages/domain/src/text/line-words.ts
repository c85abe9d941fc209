import { toHiragana } from '../language/index.js';
import {
  furiganaOf,
  type Piece,
  type PlacedWord,
  readingInPieces,
  type SpacedText,
  wordPlaces,
  writtenText,
} from '../sentences/index.js';
import { analyseText } from './analyse-text.js';
import type { Tokenizer } from './morpheme.js';
import type { TextBook } from './text-book.js';
import type { TextToken } from './text-token.js';

/** The words of the book in a line, and in their dictionary form those that the book does not have. */
export type LineWords = { readonly words: readonly PlacedWord[]; readonly unknown: readonly string[] };

/**
 * The words of a line of a song: those that the analyser finds and that are read there as the line says
 * (docs/product/songs.md#words-of-a-song). Of words that are written alike the one counts that is read so.
 */
export function lineWords(pieces: readonly Piece[], cut: Tokenizer, book: TextBook): LineWords {
  const { stanzas, unknown } = analyseText(writtenText(pieces), cut, book);
  const words = stanzas.flat().flatMap(({ tokens }) => tokens.flatMap((token) => placedAsRead(token, pieces, book)));
  return { words, unknown };
}

function placedAsRead(
  { word, start, end, reading }: TextToken,
  pieces: readonly Piece[],
  book: TextBook,
): PlacedWord[] {
  if (!word) return [];
  const read = readingInPieces(pieces, start, end);
  if (read === null || read === toHiragana(reading ?? '')) return [{ id: word.id, start, end }];
  const [other] = wordPlaces(stretchOf(pieces, start, end), book.written(word.japaneseWord));
  return other ? [{ id: other.id, start, end }] : [];
}

/** A stretch of a line that cuts no reading. */
function stretchOf(pieces: readonly Piece[], start: number, end: number): SpacedText {
  let index = 0;
  const parts = furiganaOf(pieces).flatMap(({ text, reading }) => {
    const [from, to] = [Math.max(start - index, 0), Math.min(end - index, text.length)];
    index += text.length;
    return from < to ? [{ text: text.slice(from, to), reading }] : [];
  });
  return { parts, units: [0] };
}
