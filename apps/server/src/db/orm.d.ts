import { type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from './schema.js';
/** The connection for queries: the pool, or a transaction. */
export type Orm = NodePgDatabase<typeof schema>;
/** A Drizzle instance on one connection, for commands. */
export declare const ormOf: (client: pg.Client) => Orm;
/**
 * A Drizzle instance on the pool. Drizzle begins a transaction outside the `try` that releases the connection, and
 * throws the error of a rollback instead of its cause; so connections are acquired and released here.
 */
export declare function createOrm(pool: pg.Pool): Orm;
