import type { CatalogueWord } from './word.js';
/** A change of some words of the catalogue. */
export type ChangedWords = {
    /** The ids of the rows that changed, retired words among them. */
    readonly ids: ReadonlySet<number>;
    /**
     * The earlier versions of the words that have changed or are not listed any more, and the new versions of those that
     * are listed.
     */
    readonly removed: readonly CatalogueWord[];
    readonly added: readonly CatalogueWord[];
    /** All words after the change, id descending, without retired ones. */
    readonly words: readonly CatalogueWord[];
};
/** The change from the rows of some ids; an id without a row was deleted. */
export declare function changedWords(before: readonly CatalogueWord[], ids: ReadonlySet<number>, rows: readonly CatalogueWord[]): ChangedWords;
/**
 * Finds the words of a list that another list does not have, or has in another version. Unchanged words are the same
 * object.
 */
export declare function differenceOf(before: readonly CatalogueWord[], now: readonly CatalogueWord[]): {
    readonly changed: readonly CatalogueWord[];
    readonly removedIds: readonly number[];
};
