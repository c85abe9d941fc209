import type { AnswerKind } from '@utarang/contract';
import { type Memory, type Rating, type Scheduled, type Scheduling } from '@utarang/domain/review';
import type { Orm } from '../db/orm.js';
import { type LastReview } from './memory.repo.js';
import { type Plan, type ReviewDay, type ReviewState } from './review-state.repo.js';
import type { Learner } from './turn.js';
/** A judged answer for the memory of a word. */
export type Judged = {
    readonly wordId: number;
    readonly kind: AnswerKind;
    readonly isRight: boolean;
    /** The time from the question to the answer; null where it was not measured. */
    readonly elapsedMs: number | null;
    /** The length of the answer in characters. */
    readonly length: number;
};
export type Remembered = Scheduled & {
    readonly rating: Rating;
    /** The state before the answer. */
    readonly state: ReviewState;
    /** The sums of the day with the answer. */
    readonly day: ReviewDay;
};
/** The most answers of a member that the log holds: the latest (docs/product/review.md#memory). */
export declare const REVIEWS_MAX = 100000;
/**
 * Updates the memory of a word with a judged answer, in the member's turn and the transaction of the answer. Word
 * tests, practice, quizzes and reviews all call it (docs/product/review.md#memory). `known` is state that was read
 * already.
 */
export declare function remember(tx: Orm, learner: Learner, judged: Judged, known?: ReviewState): Promise<Remembered>;
/** The scheduling that a member's plan says. */
export declare const schedulingOf: (plan: Plan | null) => Required<Scheduling>;
/**
 * Records that an answer was near, or that the learner looked at it: a right answer on the same day is then rated as
 * hard.
 */
export declare const rememberHelp: (tx: Orm, { memberId, now }: Learner, wordId: number) => Promise<void>;
/** The memory before the last answer. */
export declare const memoryBefore: ({ before }: LastReview) => Memory | null;
/** The stability of an answer in the log: 0 where the word is forgotten, so that the dots follow from it alone. */
export declare const loggedStability: (memory: Memory) => number;
