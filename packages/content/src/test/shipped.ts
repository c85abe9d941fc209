import { sentencesDirectory, songsDirectory, wordsDirectory } from '../places.js';
import { inPieces } from '../sentences/parse.js';
import { readSentenceBank, readSentenceRows } from '../sentences/read.js';
import { checkSongBook } from '../songs/read.js';
import { koreanSpeller } from '../words/checks/spelling.js';
import { readRows, readWordBook } from '../words/read.js';

/*
 * The words and sentences that the product ships, read and checked once for all test files of a thread, which share
 * their modules (vitest.config.ts). No test changes them.
 */

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** The word book as the product reads it. */
export const shippedBook = once(() => readWordBook(wordsDirectory));

/** The rows of the word book and all their problems. */
export const shippedRows = once(() => readRows(wordsDirectory));

/** The bank of sentences as the product reads it. */
export const shippedBank = once(() => readSentenceBank(sentencesDirectory));

/** The sentences in pieces and all their problems. */
export const shippedSentences = once(async () => {
  const { rows, problems } = await readSentenceRows(sentencesDirectory, await shippedBook());
  return { sentences: rows.map(inPieces), problems };
});

/** Our songs and the artists and titles of published ones, and all their problems. */
export const shippedSongs = once(async () => checkSongBook(songsDirectory, await shippedBook()));

/** Hunspell with the Korean dictionary, which takes seconds to load. */
export const speller = once(koreanSpeller);
