import { type WordEntry, wordFieldNames } from '@utarang/content/words';
import { type Word, type WordDetail, word, wordDetail } from '@utarang/contract';

export { inList } from '@utarang/contract';

/**
 * A word of the book with all its fields. The book does not have a `retired` one any more: it stays for those who saved
 * it or follow a link to it.
 */
export type CatalogueWord = WordEntry & { readonly retired?: true };

/** Fields of the contract that are on a word's own page and in no list. */
type PageField = Exclude<keyof WordEntry & keyof WordDetail, keyof Word>;
const pageFields = wordFieldNames.filter(
  (field): field is PageField => field in wordDetail.shape && !(field in word.shape),
);

/** The fields of a word that only its own page needs. */
export const pageFieldsOf = (word: CatalogueWord): Pick<WordDetail, PageField> =>
  Object.fromEntries(pageFields.map((field) => [field, word[field]])) as Pick<WordDetail, PageField>;
