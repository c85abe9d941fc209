import { type Level } from '@utarang/contract';
import { type Shelf, type StoredIndex } from '@utarang/domain/search';
import type { Orm } from '../db/orm.js';
import type { ChangedWords } from './changed-words.js';
import { type Relatives } from './relatives.js';
import type { CatalogueWord } from './word.js';
/** A word like Korean. */
export type KoLikeWord = CatalogueWord & {
    readonly hanja: string;
    readonly caution: string | null;
};
/** The words in the form in which they are listed and searched. */
export type Lists = {
    readonly all: Shelf<CatalogueWord>;
    /** Each level's words in catalogue order. */
    readonly levels: Readonly<Record<Level, Shelf<CatalogueWord>>>;
    /** The situations in the order of the navigation, each with its words in the form in which they are shown there. */
    readonly fields: ReadonlyMap<string, readonly CatalogueWord[]>;
    readonly koLike: Shelf<KoLikeWord>;
    /** The names of the situations that a word belongs to, by its id. */
    readonly fieldsOf: ReadonlyMap<number, readonly string[]>;
    /** A word in the form of the list of words like Korean, by its id. */
    readonly koLikeOf: ReadonlyMap<number, KoLikeWord>;
    /** The words that are read or written alike. */
    readonly relatives: Relatives;
};
export type StoredLists = Awaited<ReturnType<typeof loadLists>>;
/** The stored lists, in their order. */
export declare function loadLists(tx: Orm): Promise<{
    fields: {
        name: string;
    }[];
    fieldWords: {
        field: string;
        position: number;
        wordId: number;
        meaningKo: string | null;
        hidesLevel: boolean;
    }[];
    koLike: {
        wordId: number;
        position: number;
        hanja: string;
        caution: string | null;
    }[];
}>;
/**
 * Builds the lists. `usesOf` returns the number of sentences with a word. `index` is the part of the search index of
 * all words that was built before; the rest is built here.
 */
export declare function createLists(words: readonly CatalogueWord[], stored: StoredLists, usesOf?: (word: {
    readonly id: number;
}) => number, index?: StoredIndex): Lists;
/** The lists after a change of some words. A list without a changed word stays the same object. */
export declare function changedLists(lists: Lists, stored: StoredLists, change: ChangedWords): Lists;
type StoredParts = Pick<Lists, 'fields' | 'koLike' | 'fieldsOf' | 'koLikeOf'>;
/** The lists that are stored: the situations, and the words like Korean. */
export declare function storedLists(words: readonly CatalogueWord[], stored: StoredLists): StoredParts;
export {};
