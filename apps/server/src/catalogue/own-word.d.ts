import type { OwnWordTexts } from '@utarang/domain/word-list';
import type { CatalogueWord } from './word.js';
/** An own word in the form of a word of the book, without the fields that only the book has. */
export declare const asCatalogueWord: ({ id, japaneseWord, reading, koreanPronunciation, meaningKo, }: OwnWordTexts & {
    readonly id: number;
}) => CatalogueWord;
