import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isDatabaseAway } from '../lib/database-errors.js';
import * as schema from './schema.js';

/** The connection for queries: the pool, or a transaction. */
export type Orm = NodePgDatabase<typeof schema>;

/** A Drizzle instance on one connection, for commands. */
export const ormOf = (client: pg.Client): Orm => drizzle(client, { schema });

/**
 * A Drizzle instance on the pool. Drizzle begins a transaction outside the `try` that releases the connection, and
 * throws the error of a rollback instead of its cause; so connections are acquired and released here.
 */
export function createOrm(pool: pg.Pool): Orm {
  const orm: Orm = drizzle(pool, { schema });
  const onClient = new WeakMap<pg.PoolClient, Orm>();
  orm.transaction = async (act, config) => {
    const client = await pool.connect();
    const own = onClient.get(client) ?? drizzle(client, { schema });
    onClient.set(client, own);
    const failures: unknown[] = [];
    try {
      return await own.transaction(async (tx) => {
        try {
          return await act(tx);
        } catch (error) {
          failures.push(error);
          throw error;
        }
      }, config);
    } catch (error) {
      failures.push(error);
      throw failures[0];
    } finally {
      // The state of a connection that broke in the middle is unknown.
      client.release(failures.some(isDatabaseAway));
    }
  };
  return orm;
}
