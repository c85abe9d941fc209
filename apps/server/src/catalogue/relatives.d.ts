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
/** Indexes the words by these similarities, so that a word's page need not scan all words. */
export declare const createRelatives: (words: readonly CatalogueWord[]) => Relatives;
