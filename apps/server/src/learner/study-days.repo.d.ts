import type { Orm } from '../db/orm.js';
/**
 * The days on which a member gave a judged answer, or earned points. They come as one text: as rows, two years of days
 * take longer to read than to find.
 */
export declare function learntDaysOf(db: Orm, memberId: number): Promise<Set<string>>;
/** The member's setting for a day of rest. */
export declare function restDayOf(db: Orm, memberId: number): Promise<boolean>;
