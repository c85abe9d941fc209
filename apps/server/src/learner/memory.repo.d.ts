import type { AnswerKind } from '@utarang/contract';
import type { Memory, Rating } from '@utarang/domain/review';
import { type SQL } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { type LastReview } from '../db/schema.js';
import type { Write } from '../db/write-together.js';
import type { Plan, ReviewDay, StoredMemory } from './review-state.repo.js';
export type { LastReview };
/**
 * Saves a memory; what is left out of `more` stays as it is. One that is stored is updated: an insertion would have
 * triggers look for the word once more.
 */
export declare function saveMemory(tx: Orm, memberId: number, { wordId, isStored }: {
    readonly wordId: number;
    readonly isStored: boolean;
}, memory: Memory | null, more?: Partial<Pick<StoredMemory, 'hintedAt' | 'askedOn' | 'note'>>): Write;
export declare const saveHint: (tx: Orm, memberId: number, wordId: number, hintedAt: Date) => Write;
export type LoggedAnswer = {
    readonly number: number;
    readonly wordId: number;
    readonly kind: AnswerKind;
    readonly rating: Rating;
    readonly answeredAt: Date;
    readonly elapsedMs: number | null;
    readonly days: number | null;
    readonly stability: number;
};
export declare const logAnswer: (tx: Orm, memberId: number, answer: LoggedAnswer) => Write;
/** Drops the answers of a member up to a number. */
export declare const deleteAnswersUpTo: (tx: Orm, memberId: number, upTo: number) => Write;
export type DaySums = Omit<ReviewDay, 'day'>;
/** Adds to the sums of a day; what is undone is added as a negative number. */
export declare function addToDay(tx: Orm, memberId: number, day: string, sums: Partial<DaySums>): Write;
/** Saves parts of a member's plan; the others stay. */
export declare const savePlan: (tx: Orm, memberId: number, plan: Partial<Plan>) => Write;
export type WordCounts = {
    readonly learnt: number;
    readonly met: number;
};
/**
 * The query that counts the learnt words (docs/product/review.md#learnt-and-met): remembered, and fewer days ago than
 * the stability. `date` is today in Seoul.
 */
export declare const learntOf: (memberId: number, date: SQL) => SQL;
/** Counts the learnt words, and the met ones: all that were ever saved or answered. */
export declare function countWords(db: Orm, memberId: number, today: string): Promise<WordCounts>;
