import type { WordDetail } from '@utarang/contract';
import { spellings, toHiragana } from '@utarang/domain/language';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { CatalogueWord } from '../../catalogue/word.js';
import { inList } from '../../catalogue/word.js';

const SPELLINGS = 6;
/** A spelling counts as finding the word when the word is among the first of its hits. */
const FOUND_AMONG = 5;
const RELATED = 12;

const KANJI = /(?!々)\p{Script=Han}/u;

/** What leads to a word and on from it. */
export function relatedTo(
  word: CatalogueWord,
  catalogue: Pick<Catalogue, 'words' | 'lists'>,
): Pick<WordDetail, 'spellings' | 'sameReading' | 'sameKanji'> {
  const finds = (spelling: string): boolean =>
    catalogue.lists.all
      .search(spelling, 'pronunciation', { offset: 0, limit: FOUND_AMONG })
      .hits.some(({ item }) => item.id === word.id);
  // The catalogue is in the order wanted: the most basic word first.
  const others = (alike: (other: CatalogueWord) => boolean) =>
    catalogue.words
      .filter((other) => other.id !== word.id && alike(other))
      .slice(0, RELATED)
      .map(inList);
  const { length } = word.hiragana;
  const reading = toHiragana(word.hiragana);
  const kanji = KANJI.exec(word.japaneseWord)?.[0];
  return {
    spellings: spellings(word).filter(finds).slice(0, SPELLINGS),
    sameReading: others(({ hiragana }) => hiragana.length === length && toHiragana(hiragana) === reading),
    sameKanji: kanji ? others(({ japaneseWord }) => japaneseWord.includes(kanji)) : [],
  };
}
