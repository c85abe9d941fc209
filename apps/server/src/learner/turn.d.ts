import type { Clock } from '../db/clock.js';
import type { Orm } from '../db/orm.js';
/** A member whose study is locked until the transaction ends. */
export type Learner = {
    readonly memberId: number;
    readonly username: string;
    /** The time of the turn, read when it begins: turns and times have the same order. */
    readonly now: Date;
};
/**
 * Runs a member's turn: every change of a member's study happens in a transaction with a lock on the member's row.
 * Parallel answers of a member, in whichever process, follow each other, see the effects of those before, and so add up
 * to one total. Within a process they wait without a connection, so that no member takes all connections.
 */
export declare function createTurn({ orm, clock }: {
    readonly orm: Orm;
    readonly clock: Clock;
}): <Result>(memberId: number, act: (tx: Orm, learner: Learner) => Promise<Result>) => Promise<Result>;
export type Turn = ReturnType<typeof createTurn>;
