import { type WordEntry } from '@utarang/content/words';
import { type Word, type WordDetail } from '@utarang/contract';
export { inList } from '@utarang/contract';
/**
 * A word of the book with all its fields. The book does not have a `retired` one any more: it stays for those who saved
 * it or follow a link to it.
 */
export type CatalogueWord = WordEntry & {
    readonly retired?: true;
};
/** Fields of the contract that are on a word's own page and in no list. */
type PageField = Exclude<keyof WordEntry & keyof WordDetail, keyof Word>;
/** The fields of a word that only its own page needs. */
export declare const pageFieldsOf: (of: CatalogueWord) => Pick<WordDetail, PageField>;
