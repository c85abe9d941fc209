import type { WordEntry } from '../words/entry.js';

/** Finds words as lists name them: by how they are written and read. */
export function wordFinder(words: readonly WordEntry[]) {
  const byName = new Map(words.map((word) => [`${word.japaneseWord}\t${word.hiragana}`, word]));
  return (name: { word: string; reading: string }): WordEntry | undefined =>
    byName.get(`${name.word}\t${name.reading}`);
}
