import { furiganaOf, type Piece, unitStarts, wordPlaces, writtenText } from '@utarang/domain/sentences';
import { analyseText, type Cut, createTextBook, type TextWord } from '@utarang/domain/text';
import { createCut } from '../analyser/morphemes.js';

/** What words the lines of a song are made of. */
export type FoundWords = {
  /** The words of the book, each once, as they are sung. */
  readonly wordIds: readonly number[];
  /** How many different ones the book does not have. */
  readonly unknownWords: number;
};
export type FindWords = (lines: readonly (readonly Piece[])[]) => FoundWords;

let made: Cut | null = null;
/** The analyser is made with the first line, since making it takes a while. */
const cut: Cut = (line) => {
  made ??= createCut();
  return made(line);
};

/** What the analyser finds counts where the readings of the line agree with it. */
export function songWordFinder(words: readonly TextWord[]): FindWords {
  const book = createTextBook(words);
  /** A refrain is read once. */
  const known = new Map<string, WordsOfLine>();
  const wordsIn = (pieces: readonly Piece[]): WordsOfLine => {
    const key = JSON.stringify(pieces);
    const earlier = known.get(key);
    if (earlier) return earlier;
    const { words: found, unknown } = analyseText(writtenText(pieces), cut, book);
    const ids = wordPlaces({ parts: furiganaOf(pieces), units: unitStarts(pieces) }, found).map(({ id }) => id);
    const line = { ids, unknown };
    known.set(key, line);
    return line;
  };
  return (lines) => {
    const found = lines.map(wordsIn);
    return {
      wordIds: [...new Set(found.flatMap(({ ids }) => ids))],
      unknownWords: new Set(found.flatMap(({ unknown }) => unknown)).size,
    };
  };
}

type WordsOfLine = { readonly ids: readonly number[]; readonly unknown: readonly string[] };
