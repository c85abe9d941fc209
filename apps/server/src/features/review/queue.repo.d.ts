import { type Memory } from '@utarang/domain/review';
import { type SQL } from 'drizzle-orm';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import { type MetIn } from './met-in.repo.js';
/** The expressions of a moment in SQL, for reading the queue. */
export type Moment = {
    readonly at: SQL<string>;
    /** The date in Seoul, at the beginning of which it was `today`. */
    readonly date: SQL<string>;
    readonly today: SQL;
    /** The moment at which tomorrow begins. */
    readonly tomorrow: SQL;
};
/** The goal until a member chooses one. */
export declare const USUAL_GOAL = 20;
/** A known moment, such as that of a turn. */
export declare function momentOf(now: Date): Moment;
/** The moment at which a statement begins; not for transactions, which begin earlier. */
export declare function momentNow(clock: Pick<Clock, 'shift'>): Moment;
/** A word that may be asked next. */
export type Card = {
    readonly wordId: number;
    readonly memory: Memory | null;
    readonly metIn: MetIn | null;
};
/** Words of one kind that wait: how many, up to the asked number, and the first of them. */
type Cards = {
    readonly count: number;
    readonly cards: readonly Card[];
};
/** All words that may be asked on a day. */
export type Queue = {
    /** The word of today that was forgotten first. */
    readonly again: Card | null;
    /** Words that were not asked today, the one that has been due for longest first. */
    readonly due: Cards;
    /** Words that were never answered, the one that was saved last first. */
    readonly fresh: Cards;
    /** The learnt words; null where they are not counted. */
    readonly learnt: number | null;
};
type Asked = {
    /** So many of each kind are read; as many are counted as the day still needs. */
    readonly shown: number;
    /** A word that is left out. */
    readonly but?: number;
    /** True if the learnt words are counted, as long as there is a milestone to reach. */
    readonly countsLearnt?: boolean;
};
/**
 * The query for the words that may be asked, to be selected as a value beside the plan and the day of the member, which
 * say how many are needed. The order of each kind is that of an index.
 */
export declare function queueOf(memberId: number, moment: Moment, { shown, but, countsLearnt }: Asked): SQL<Queue>;
/** The words that fall due on a day in Seoul: all, and those that were not asked today. */
export type DueOn = {
    readonly all: number;
    readonly unasked: number;
};
/** Counts words that fall due by day, up to a moment; what is overdue falls on today. */
export declare function dueByDay(db: Orm, memberId: number, now: Date, end: Date): Promise<Map<string, DueOn>>;
export {};
