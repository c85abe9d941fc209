import type { WordPlace } from '@utarang/content/songs';
import type { Piece } from '@utarang/domain/sentences';
import { createTextBook, type LineWords, lineWords, type TextWord, type Tokenizer } from '@utarang/domain/text';
import { createTokenizer } from '../analyser/tokenizer.js';

/** The words that the lines of a song are made of. */
export type FoundWords = {
  /** The words of the book, each once, in the order of the lines. */
  readonly wordIds: readonly number[];
  /** The number of different words that the book does not have. */
  readonly unknownWords: number;
};
/** Finds the words of a song, and their places in each line. */
export type FindWords = (
  lines: readonly (readonly Piece[])[],
) => FoundWords & { readonly places: readonly (readonly WordPlace[])[] };

let made: Tokenizer | null = null;
/** The analyser is created at the first line, since that takes a while. */
const cut: Tokenizer = (line) => {
  made ??= createTokenizer();
  return made(line);
};

/** Creates the finder of a song's words. A word of the analyser counts where the readings of the line agree with it. */
export function songWordFinder(words: readonly TextWord[]): FindWords {
  const book = createTextBook(words);
  /** A refrain is analysed once. */
  const known = new Map<string, LineWords>();
  const wordsIn = (pieces: readonly Piece[]): LineWords => {
    const key = JSON.stringify(pieces);
    const line = known.get(key) ?? lineWords(pieces, cut, book);
    known.set(key, line);
    return line;
  };
  return (lines) => {
    const found = lines.map(wordsIn);
    return {
      wordIds: [...new Set(found.flatMap((line) => line.words.map(({ id }) => id)))],
      unknownWords: new Set(found.flatMap(({ unknown }) => unknown)).size,
      places: found.map((line) => line.words.map(({ id, start, end }): WordPlace => [id, start, end])),
    };
  };
}
