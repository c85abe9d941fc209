import type { Word } from '@utarang/contract';
import type { CatalogueWord } from './catalogue.js';

/** The word as lists show it, without what only its own page needs. */
export const inList = ({ id, japaneseWord, hiragana, koreanPronunciation, meaningKo, level }: CatalogueWord): Word => ({
  id,
  japaneseWord,
  hiragana,
  koreanPronunciation,
  meaningKo,
  level,
});
