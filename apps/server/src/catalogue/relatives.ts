import { kanjiOf, toHiragana } from '@utarang/domain/language';
import { groupWords, regroupWords, type WordGroups } from '@utarang/domain/words';
import type { ChangedWords } from './changed-words.js';
import type { CatalogueWord } from './word.js';

/** Similar words, each list in catalogue order: the most basic first. */
export type Relatives = {
  /** The words with the same reading as this one, in either kana; it is among them unless it is retired. */
  sameReading(word: Pick<CatalogueWord, 'reading'>): readonly CatalogueWord[];
  /** The words that contain this word's first kanji, wherever they have it. */
  sameKanji(word: Pick<CatalogueWord, 'japaneseWord'>): readonly CatalogueWord[];
  /** Returns the relatives of the words after a change. */
  changed(change: ChangedWords): Relatives;
};

const readingOf = ({ reading }: Pick<CatalogueWord, 'reading'>) => toHiragana(reading);
const readingsOf = (word: CatalogueWord) => [readingOf(word)];
const kanjiOfWord = ({ japaneseWord }: CatalogueWord) => kanjiOf(japaneseWord);

/** Indexes the words by these similarities, so that a word's page need not scan all words. */
export const createRelatives = (words: readonly CatalogueWord[]): Relatives =>
  relativesIn(groupWords(words, readingsOf), groupWords(words, kanjiOfWord));

const relativesIn = (byReading: WordGroups<CatalogueWord>, byKanji: WordGroups<CatalogueWord>): Relatives => ({
  sameReading: (word) => byReading.get(readingOf(word)) ?? [],
  sameKanji(word) {
    const [first] = kanjiOf(word.japaneseWord);
    return first === undefined ? [] : (byKanji.get(first) ?? []);
  },
  changed: (change) =>
    relativesIn(regroupWords(byReading, readingsOf, change), regroupWords(byKanji, kanjiOfWord, change)),
});
