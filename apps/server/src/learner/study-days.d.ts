import type { Orm } from '../db/orm.js';
/**
 * Reads the days in a row on which a member learnt something (docs/product/review.md#days-in-a-row). A day counts with
 * a judged answer in the log, or with points, which go back further than the log. `hasRestDay` is the member's setting.
 */
export declare function studyDaysOf(db: Orm, memberId: number, today: string, hasRestDay: boolean): Promise<{
    streak: number;
    longest: () => number;
    week: {
        date: string;
        learnt: boolean;
        rested: boolean;
    }[];
}>;
