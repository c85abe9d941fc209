import type { Orm } from './orm.js';
export type Clock = {
    /** The time for all decisions: the database's, so that all processes agree. */
    now(db: Orm): Promise<Date>;
    /** The time of this machine's own clock, exact enough for the day. */
    today(): Date;
    /** Milliseconds by which a test moved the time; 0 otherwise. */
    shift(): number;
    /** The time for decisions at a moment that the caller has already `read` from the database in a query of its own. */
    at(read: Date): Date;
};
/** The clock of the product. */
export declare const databaseClock: () => Clock;
/** A clock for tests, which can be moved forward. */
export declare function movableClock(): Clock & {
    moveTo(shiftMs: number): void;
};
