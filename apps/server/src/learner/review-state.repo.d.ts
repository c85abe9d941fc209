import type { Memory } from '@utarang/domain/review';
import { type SQL } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { reviewDays, reviewPlans, wordMemory } from '../db/schema.js';
import type { Learner } from './turn.js';
/** The settings of a member for reviews, and the last answer. */
export type Plan = Omit<typeof reviewPlans.$inferSelect, 'memberId'>;
/** The sums of a day. */
export type ReviewDay = Omit<typeof reviewDays.$inferSelect, 'memberId'>;
/** A day of a member with the settings that hold on it. */
export type PlannedDay = {
    /** Null while there are no settings. */
    readonly plan: Plan | null;
    readonly day: ReviewDay;
};
export type StoredMemory = {
    /** False for a word that was never saved or answered. */
    readonly isStored: boolean;
    /** Null for a word that was never answered. */
    readonly memory: Memory | null;
    readonly savedAt: Date | null;
    readonly hintedAt: Date | null;
    readonly askedOn: string | null;
    readonly note: string;
};
export type ReviewState = PlannedDay & {
    readonly stored: StoredMemory;
    /** The number of the latest answer in the log; 0 where there is none. */
    readonly lastNumber: number;
};
type MemoryRow = typeof wordMemory.$inferSelect;
/** The FSRS memory in a row of a word or a pattern; null where it was never answered. */
export declare function memoryOf(row: Omit<MemoryRow, 'memberId' | 'wordId' | 'savedAt' | 'hintedAt' | 'askedOn' | 'note'>): Memory | null;
/** The sums of a day without an answer. */
export declare const emptyDay: (day: string) => ReviewDay;
/** The joins of a member's day and plan with the member. */
export declare const dayOfMember: (date: SQL) => SQL<unknown> | undefined;
export declare const planOfMember: SQL<unknown>;
/**
 * Reads all stored state that an answer of a member to a word changes, in one statement. A caller that changes it reads
 * it inside the member's turn. `also` is selected with it, and may depend on the plan and the day.
 */
export declare function readReviewState<Also = null>(tx: Orm, { memberId, now }: Pick<Learner, 'memberId' | 'now'>, wordId: number, also?: SQL<Also>): Promise<ReviewState & {
    readonly also: Also;
}>;
export {};
