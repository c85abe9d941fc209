import { resolve } from 'node:path';
import { type EmbeddedServer, explain, startEmbedded } from '@utarang/postgres';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { StartupError } from '../lib/startup-error.js';
import { checkExternal, explainRefusal } from './external.js';
import { asStartupError, startupErrorOf } from './failures.js';
import type { Log } from './log.js';
import { migrateDatabase } from './migrate.js';
import * as schema from './schema.js';

export { isDatabaseAway } from './away.js';
export type { Log } from './log.js';

/** What queries go through: the pool, or a transaction. */
export type Orm = NodePgDatabase<typeof schema>;

export type Database = {
  /** Its lost connections are logged, and replaced with the next query. */
  readonly pool: pg.Pool;
  readonly orm: Orm;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** A connection of its own outside the pool, for what lasts (LISTEN); the caller handles its errors and ends it. */
  connect(): Promise<pg.Client>;
  /** Settles when another process took over the embedded server after a crash of it: this process must end. */
  readonly lost: Promise<StartupError>;
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
  return settings.databaseUrl === null
    ? openEmbedded(resolve(settings.dataDir), log)
    : openExternal(settings.databaseUrl, log);
}

async function openExternal(connectionString: string, log: Log): Promise<Database> {
  await checkExternal(connectionString, log);
  const pool = createPool({ connectionString }, log);
  try {
    await migrateDatabase(pool);
  } catch (error) {
    await pool.end();
    throw explainRefusal(error);
  }
  return databaseOf(pool, () => pool.end(), new Promise(() => {}));
}

async function openEmbedded(dataDir: string, log: Log): Promise<Database> {
  const server = await startServer(dataDir, log);
  const pool = createPool(server.connection(), log);
  server.onRestart(() => {
    pool.options.port = server.connection().port;
  });
  const close = async () => {
    await pool.end();
    await server.close();
  };
  try {
    await migrateDatabase(pool);
  } catch (error) {
    await close();
    throw asStartupError(explain(error, dataDir));
  }
  return databaseOf(pool, close, server.lost.then(startupErrorOf));
}

async function startServer(dataDir: string, log: Log): Promise<EmbeddedServer> {
  try {
    return await startEmbedded(dataDir, log);
  } catch (error) {
    throw asStartupError(error);
  }
}

function createPool(config: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'utarang',
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    keepAlive: true,
    ...config,
  });
  // Without a listener, the loss of an idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a connection to the database was lost'));
  return pool;
}

function databaseOf(pool: pg.Pool, close: () => Promise<void>, lost: Promise<StartupError>): Database {
  let closed: Promise<void> | null = null;
  return {
    pool,
    orm: drizzle(pool, { schema }),
    async ping() {
      await pool.query('select');
    },
    async connect() {
      const client = new pg.Client(pool.options);
      client.on('error', () => {}); // an error without a listener would end the process; 'end' follows
      await client.connect();
      return client;
    },
    lost,
    close() {
      closed ??= close();
      return closed;
    },
  };
}
