import { toHiragana } from '@utarang/domain/language';
import type { CatalogueWord } from './word.js';

/** Words that are alike, each list in catalogue order: the most basic first. */
export type Relatives = {
  /** The words that are read like this one, in either kana; it is among them unless it is retired. */
  sameReading(word: Pick<CatalogueWord, 'hiragana'>): readonly CatalogueWord[];
  /** The words that hold this word's first kanji, wherever they have it. */
  sameKanji(word: Pick<CatalogueWord, 'japaneseWord'>): readonly CatalogueWord[];
};

/** 々 repeats a kanji and is none. */
const KANJI = /(?!々)\p{Script=Han}/gu;
const kanjiIn = ({ japaneseWord }: Pick<CatalogueWord, 'japaneseWord'>) => new Set(japaneseWord.match(KANJI));

const readingOf = ({ hiragana }: Pick<CatalogueWord, 'hiragana'>) => toHiragana(hiragana);

/** Looked up by what makes them alike, so that a word's page need not read all words. */
export function createRelatives(words: readonly CatalogueWord[]): Relatives {
  const byReading = new Map<string, CatalogueWord[]>();
  const byKanji = new Map<string, CatalogueWord[]>();
  for (const word of words) {
    put(byReading, readingOf(word), word);
    for (const kanji of kanjiIn(word)) put(byKanji, kanji, word);
  }
  return {
    sameReading: (word) => byReading.get(readingOf(word)) ?? [],
    sameKanji(word) {
      const [first] = kanjiIn(word);
      return first === undefined ? [] : (byKanji.get(first) ?? []);
    },
  };
}

function put(index: Map<string, CatalogueWord[]>, key: string, word: CatalogueWord): void {
  const listed = index.get(key);
  if (listed) listed.push(word);
  else index.set(key, [word]);
}
