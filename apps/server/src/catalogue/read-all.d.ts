import type { Database } from '../db/database.js';
import { type Orm } from '../db/orm.js';
/**
 * Reads one state of the database on a connection of its own: requests neither wait for it nor impose their limits on
 * it.
 */
export declare function readAll<Read>(database: Pick<Database, 'connect'>, read: (tx: Orm) => Promise<Read>): Promise<Read>;
