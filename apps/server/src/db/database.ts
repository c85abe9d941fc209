import { resolve } from 'node:path';
import { type EmbeddedServer, explain, startEmbedded } from '@utarang/postgres';
import type pg from 'pg';
import type { StartupError } from '../lib/startup-error.js';
import type { Log } from '../log.js';
import { OwnConnection } from './connection.js';
import { checkExternal, checkPooler, explainRefusal } from './external.js';
import { asStartupError, startupErrorOf } from './failures.js';
import { migrateDatabase } from './migrate.js';
import { createOrm, type Orm } from './orm.js';
import { connectionDefaults, Pool } from './pool.js';
import { type Readiness, WriteProbe } from './write-probe.js';

export type { Log } from '../log.js';

export type Database = {
  /** The pool. Lost connections are logged, and replaced at the next query. */
  readonly pool: pg.Pool;
  readonly orm: Orm;
  /** Returns whether the database can be written now, checked outside the pool. Never throws. */
  probe(): Promise<Readiness>;
  /** A connection of its own outside the pool, for long uses (LISTEN); the caller handles its errors and ends it. */
  connect(): Promise<pg.Client>;
  /** Settles when another process took over the embedded server after its crash: this process must end. */
  readonly lost: Promise<StartupError>;
  /**
   * Ends the pool, and the embedded server with the lock on its folder, within the given time in ms, whatever is
   * running; it may be called again.
   */
  close(withinMs?: number): Promise<void>;
};

export type DatabaseSettings = {
  /** The operator's PostgreSQL server, or null for an embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The address of the server itself, where `databaseUrl` is that of a pooler. */
  readonly databaseDirectUrl?: string | null;
  readonly dataDir: string;
};

/** The longest time for closing. */
const CLOSE_MS = 10_000;

/** Connects, or starts the embedded server and takes the lock on its folder; then brings the schema up to date. */
export async function openDatabase(settings: DatabaseSettings, log: Log): Promise<Database> {
  return settings.databaseUrl === null
    ? openEmbedded(resolve(settings.dataDir), log)
    : openExternal(settings.databaseUrl, settings.databaseDirectUrl ?? null, log);
}

async function openExternal(connectionString: string, directUrl: string | null, log: Log): Promise<Database> {
  await checkExternal(directUrl ?? connectionString, log);
  if (directUrl !== null) await checkPooler(connectionString, log);
  const pool = new Pool({ connectionString }, log, { isPooled: directUrl !== null });
  const database = databaseOf({
    pool,
    direct: () => (directUrl === null ? pool.options : { ...connectionDefaults(), connectionString: directUrl }),
    log,
    close: (withinMs) => pool.endWithin(withinMs),
    lost: new Promise(() => {}),
  });
  return migrated(database, explainRefusal);
}

async function openEmbedded(dataDir: string, log: Log): Promise<Database> {
  const server = await startServer(dataDir, log);
  const pool = new Pool(server.connection(), log);
  server.onRestart(() => {
    pool.options.port = server.connection().port;
  });
  const close = async (withinMs: number) => {
    const start = performance.now();
    await pool.endWithin(withinMs / 4);
    await server.close(withinMs - (performance.now() - start));
  };
  const direct = () => pool.options;
  const database = databaseOf({ pool, direct, log, close, lost: server.lost.then(startupErrorOf) });
  return migrated(database, (error) => asStartupError(explain(error, dataDir)));
}

async function startServer(dataDir: string, log: Log): Promise<EmbeddedServer> {
  try {
    return await startEmbedded(dataDir, log);
  } catch (error) {
    throw asStartupError(error);
  }
}

async function migrated(database: Database, explained: (error: unknown) => unknown): Promise<Database> {
  try {
    const client = await database.connect();
    await migrateDatabase(client).finally(() => client.end());
    return database;
  } catch (error) {
    await database.close();
    throw explained(error);
  }
}

type OpenedDatabase = {
  readonly pool: Pool;
  /** Settings of a connection outside the pool, bypassing any pooler. */
  readonly direct: () => pg.ClientConfig;
  readonly log: Log;
  readonly close: (withinMs: number) => Promise<void>;
  readonly lost: Promise<StartupError>;
};

function databaseOf({ pool, direct, log, close, lost }: OpenedDatabase): Database {
  const probe = new WriteProbe(direct, log);
  let closed: Promise<void> | null = null;
  return {
    pool,
    orm: createOrm(pool),
    probe: () => probe.ask(),
    async connect() {
      const client = new OwnConnection(direct());
      await client.connect();
      return client;
    },
    lost,
    close(withinMs = CLOSE_MS) {
      probe.close();
      closed ??= close(withinMs);
      return closed;
    },
  };
}
