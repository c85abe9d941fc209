import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import { type PlannedDay } from '../../learner/review-state.repo.js';
import { type Queue } from './queue.repo.js';
/** A day of a member with the words that may be asked on it. */
export type QueuedDay = PlannedDay & {
    readonly queue: Queue;
};
type Read = QueuedDay & {
    readonly now: Date;
};
/** Reads a day in the member's turn, in one statement. */
export declare function readDay(tx: Orm, memberId: number, now: Date, countsLearnt?: boolean): Promise<QueuedDay>;
/**
 * Reads the current day with so many words of each kind, and the time by the database's clock, in one statement. Not
 * for transactions. Null where the account is gone.
 */
export declare function readDayNow(db: Orm, clock: Pick<Clock, 'shift'>, memberId: number, shown?: number): Promise<Read | null>;
export {};
