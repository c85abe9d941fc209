import { type WordEntry, wordFieldNames } from '@utarang/content/words';
import type { Word, WordDetail } from '@utarang/contract';

/**
 * A word of the book with all its fields. A `retired` one is one that the book no longer has: it stays for those who
 * saved it or follow a link to it.
 */
export type CatalogueWord = WordEntry & { readonly retired?: true };

/**
 * Who is sent a field, as the contract has it: every list, the word's own page alone, or, where it is for
 * grading, nobody. A field that is missing here does not compile.
 */
const sentTo = {
  id: 'lists',
  japaneseWord: 'lists',
  hiragana: 'lists',
  koreanPronunciation: 'lists',
  meaningKo: 'lists',
  level: 'lists',
  partsOfSpeech: 'page',
  accept: 'nobody',
  block: 'nobody',
} as const satisfies {
  readonly [Field in keyof WordEntry]: Field extends keyof Word
    ? 'lists'
    : Field extends keyof WordDetail
      ? 'page'
      : 'nobody';
};

type PageField = {
  [Field in keyof typeof sentTo]: (typeof sentTo)[Field] extends 'page' ? Field : never;
}[keyof WordEntry];

const pageFields = wordFieldNames.filter((field): field is PageField => sentTo[field] === 'page');

/** What only the word's own page needs of the book. */
export const onPage = (word: CatalogueWord): Pick<WordDetail, PageField> =>
  Object.fromEntries(pageFields.map((field) => [field, word[field]])) as Pick<WordDetail, PageField>;

/** The word as lists show it, without what only its own page needs. */
export const inList = ({ id, japaneseWord, hiragana, koreanPronunciation, meaningKo, level }: CatalogueWord): Word => ({
  id,
  japaneseWord,
  hiragana,
  koreanPronunciation,
  meaningKo,
  level,
});
