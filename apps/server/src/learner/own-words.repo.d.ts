import { type OwnWordTexts } from '@utarang/domain/word-list';
import type { Orm } from '../db/orm.js';
/** A word of a member's own. */
export type OwnWord = OwnWordTexts & {
    readonly id: number;
    readonly createdAt: Date;
};
/** All words of a member's own, the latest first. */
export declare const ownWordsOf: (db: Orm, memberId: number) => Promise<OwnWord[]>;
/** Those of a member's own words that have these ids. */
export declare function findOwnWords(db: Orm, memberId: number, ids: readonly number[]): Promise<OwnWord[]>;
export declare const countOwnWords: (db: Orm, memberId: number) => Promise<number>;
/** Adds words; an existing one stays as it is. Returns those that were added. */
export declare function addOwnWords(tx: Orm, memberId: number, words: readonly OwnWordTexts[], now: Date): Promise<{
    id: number;
    japaneseWord: string;
    reading: string;
    koreanPronunciation: string;
    meaningKo: string;
    createdAt: Date;
}[]>;
/** Changes a word; false where the member has no such word. */
export declare function changeOwnWord(tx: Orm, memberId: number, id: number, texts: OwnWordTexts): Promise<boolean>;
/** Deletes a word with its progress and memory (by trigger); false where the member has no such word. */
export declare function deleteOwnWord(tx: Orm, memberId: number, id: number): Promise<boolean>;
/** An own word that the book has meanwhile, with the book's word. */
export type Replaced = {
    readonly memberId: number;
    readonly ownId: number;
    readonly wordId: number;
};
/** Own words that the book has by now, in the same writing and reading, after one of them in the order of members. */
export declare function ownWordsInBook(db: Orm, after: Pick<Replaced, 'memberId' | 'ownId'>, most: number): Promise<Replaced[]>;
/**
 * Moves the progress and memory of an own word to the book's word, and deletes the own one. Existing progress with the
 * book's word stays. To be called in the member's turn.
 */
export declare function replaceByBook(tx: Orm, { memberId, ownId, wordId }: Replaced): Promise<void>;
