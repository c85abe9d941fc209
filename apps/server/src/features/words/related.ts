import type { WordDetail } from '@utarang/contract';
import { asSearched, spellings } from '@utarang/domain/language';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { CatalogueWord } from '../../catalogue/word.js';
import { inList } from '../../catalogue/word.js';

const SPELLINGS = 6;
/** A spelling counts as finding the word when the word is among the first of its hits. */
const FOUND_AMONG = 5;
const RELATED = 12;

/** Spellings that find a word, and the words that are like it. */
export function relatedTo(
  word: CatalogueWord,
  catalogue: Pick<Catalogue, 'lists'>,
): Pick<WordDetail, 'spellings' | 'sameReading' | 'sameKanji'> {
  const finds = (spelling: string): boolean =>
    catalogue.lists.all
      .search(asSearched(spelling), 'pronunciation', { offset: 0, limit: FOUND_AMONG })
      .hits.some(({ item }) => item.id === word.id);
  const others = (alike: readonly CatalogueWord[]) =>
    alike
      .filter((other) => other.id !== word.id)
      .slice(0, RELATED)
      .map(inList);
  const { sameReading, sameKanji } = catalogue.lists.relatives;
  return {
    spellings: spellings(word).filter(finds).slice(0, SPELLINGS),
    sameReading: others(sameReading(word)),
    sameKanji: others(sameKanji(word)),
  };
}
