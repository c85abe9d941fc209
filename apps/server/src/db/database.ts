import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from './log.js';
import { migrateDatabase } from './migrate.js';
import * as schema from './schema.js';
import { exitCodes, StartupError } from './startup-error.js';

export type { Log } from './log.js';
export { StartupError } from './startup-error.js';

export type Database = {
  readonly pool: pg.Pool;
  readonly orm: NodePgDatabase<typeof schema>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** A connection of its own outside the pool, for what lasts (LISTEN); the caller ends it. */
  connect(): Promise<pg.Client>;
  /** Ends the pool, and the embedded server with the lock on its folder; may be called again. */
  close(): Promise<void>;
};

export type DatabaseSettings = {
  /** A PostgreSQL server of the operator's, or null for one of our own in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
};

/** Connects, or starts the embedded server and takes the lock on its folder; then brings the schema up to date. */
export async function openDatabase(settings: DatabaseSettings, log: Log): Promise<Database> {
  if (settings.databaseUrl === null) throw new StartupError('DATABASE_URL is not set.', exitCodes.config);
  const pool = new pg.Pool({ connectionString: settings.databaseUrl });
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  const connect = async () => {
    const client = new pg.Client(pool.options);
    await client.connect();
    return client;
  };
  const client = await connect();
  await migrateDatabase(client);
  await client.end();
  let closed: Promise<void> | undefined;
  return {
    pool,
    orm: drizzle(pool, { schema }),
    ping: async () => void (await pool.query('select 1')),
    connect,
    close: () => {
      closed ??= pool.end();
      return closed;
    },
  };
}
