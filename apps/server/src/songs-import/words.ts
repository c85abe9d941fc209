import { furiganaOf, type Piece, unitsOf, wordPlaces, writtenText } from '@utarang/domain/sentences';
import { analyseText, type Cut, createTextBook, type TextWord } from '@utarang/domain/text';
import { createCut } from '../analyser/morphemes.js';

/** The words of the book that stand in the lines of a song, each once, as they are sung. */
export type FindWords = (lines: readonly (readonly Piece[])[]) => number[];

let made: Cut | null = null;
/** Made with the first line: that takes a while. */
const cut: Cut = (line) => {
  made ??= createCut();
  return made(line);
};

/** What the analyser finds counts where the readings of the line agree with it. */
export function wordFinder(words: readonly TextWord[]): FindWords {
  const book = createTextBook(words);
  /** A refrain is read once. */
  const known = new Map<string, number[]>();
  const wordsIn = (pieces: readonly Piece[]): number[] => {
    const key = JSON.stringify(pieces);
    const there = known.get(key);
    if (there) return there;
    const found = analyseText(writtenText(pieces), cut, book).words;
    const ids = wordPlaces({ parts: furiganaOf(pieces), units: unitsOf(pieces) }, found).map(({ id }) => id);
    known.set(key, ids);
    return ids;
  };
  return (lines) => [...new Set(lines.flatMap(wordsIn))];
}
