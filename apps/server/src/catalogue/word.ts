import type { PartOfSpeech, Word } from '@utarang/contract';

/**
 * `accept` and `block` are for grading, and are sent to nobody. A `retired` word is one that the book no longer
 * has: it stays for those who saved it or follow a link to it.
 */
export type CatalogueWord = Word & {
  partsOfSpeech: PartOfSpeech[];
  accept: string[];
  block: string[];
  retired?: true;
};

/** The word as lists show it, without what only its own page needs. */
export const inList = ({ id, japaneseWord, hiragana, koreanPronunciation, meaningKo, level }: CatalogueWord): Word => ({
  id,
  japaneseWord,
  hiragana,
  koreanPronunciation,
  meaningKo,
  level,
});
