import type { WordDetail } from '@utarang/contract';
import { asSearched, spellings } from '@utarang/domain/language';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { CatalogueWord } from '../../catalogue/word.js';
import { inList } from '../../catalogue/word.js';

const SPELLINGS = 6;
/** The number of hits among which a word has to be for a spelling to count as finding it. */
const FOUND_AMONG = 5;
const RELATED = 12;

/** The other spellings of a word that find it, and similar words. */
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
