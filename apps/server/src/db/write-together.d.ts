import { type SQLWrapper } from 'drizzle-orm';
import type { Orm } from './orm.js';
/** A write that is sent where it is awaited, or together with others. */
export type Write = SQLWrapper & PromiseLike<unknown>;
/**
 * Sends writes as one statement, and so in one round trip. Each sees the database as it was before all of them, in no
 * order: no two may write the same row.
 */
export declare function writeTogether(tx: Orm, writes: readonly Write[]): Promise<void>;
