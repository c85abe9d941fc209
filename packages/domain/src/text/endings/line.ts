import type { Morpheme, Tokenizer } from '../morpheme.js';
import type { TextBook } from '../text-book.js';

/** A line with the book, and its pieces, which are cut once. */
export type Line = {
  readonly text: string;
  readonly book: TextBook;
  readonly cut: Tokenizer;
  /** The pieces of the line as it is written, cut when they are first asked for. */
  readonly pieces: () => Pieces;
};

/** The pieces of a line by their places. */
export type Pieces = {
  readonly all: readonly Morpheme[];
  startAt(place: number): boolean;
  endingAt(place: number): Morpheme | undefined;
  /** The piece that begins before a place and ends after it. */
  over(place: number): Morpheme | undefined;
};

/** The pieces of a line, with the number of the piece that has each letter of it. */
export function piecesOf(all: readonly Morpheme[]): Pieces {
  const numbers = new Int32Array(all.at(-1)?.end ?? 0).fill(-1);
  for (const [number, { start, end }] of all.entries()) numbers.fill(number, start, end);
  const pieceAt = (place: number): Morpheme | undefined => all[numbers[place] ?? -1];
  return {
    all,
    startAt: (place) => pieceAt(place)?.start === place,
    endingAt: (place) => {
      const piece = pieceAt(place - 1);
      return piece?.end === place ? piece : undefined;
    },
    over: (place) => {
      const piece = pieceAt(place);
      return piece && piece.start < place ? piece : undefined;
    },
  };
}
