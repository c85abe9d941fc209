import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { exitCodes, StartupError } from '../lib/startup-error.js';
import { diskFull } from './failures.js';
import { lockKeys } from './locks.js';

/** The time for which a migration waits for a lock on a table. All other statements on the table queue up behind it. */
const LOCK_WAIT_MS = 1_000;
/** The number of tries of a migration, and the pause after each. */
const TRIES = 40;
const PAUSE_MS = 500;

/** The SQLSTATEs of a rollback because of other transactions: a deadlock, and a lock timeout. */
const RETRYABLE: ReadonlySet<unknown> = new Set(['40P01', '55P03']);
const isRetryable = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && RETRYABLE.has(error.code)) || isRetryable(error.cause));

/**
 * Migrates the schema to this release. Any number of processes may do it at once: one migrates, the others find it
 * done. The lock ends with the connection. Processes of the previous release may be running: if they hold a lock on a
 * table, the migration is rolled back and tried again, so that neither they nor the start fail. Throws `StartupError`
 * when the schema is newer than this release.
 */
export async function migrateDatabase(client: pg.Client, migrationsFolder = findMigrations()): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query('select pg_advisory_lock($1)', [lockKeys.migrate]);
  await refuseNewer(client, migrationsFolder);
  await client.query(`set lock_timeout = ${LOCK_WAIT_MS}`);
  for (let tries = 1; ; tries += 1) {
    const failures: unknown[] = [];
    try {
      return await migrate(drizzle(keepingFailures(client, failures)), { migrationsFolder });
    } catch (error) {
      const cause = failures[0] ?? error;
      if (tries === TRIES || !isRetryable(cause)) throw diskFull(cause);
    }
    await sleep(PAUSE_MS);
  }
}

/** A client that records the failures of its queries: drizzle throws the error of a rollback, not the one before it. */
function keepingFailures(client: pg.Client, failures: unknown[]): pg.Client {
  const query = client.query.bind(client) as (...query: unknown[]) => Promise<unknown>;
  const keeping = (...args: unknown[]) =>
    query(...args).catch((error: unknown) => {
      failures.push(error);
      throw error;
    });
  return Object.assign(Object.create(client), { query: keeping }) as pg.Client;
}

/** Refuses a database with a migration that this release does not know, and with which it may not work. */
async function refuseNewer(client: pg.Client, migrationsFolder: string): Promise<void> {
  const { rows: tables } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!tables[0].there) return;
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const { rows } = await client.query<{ day: string }>(
    `select to_char(to_timestamp(created_at / 1000), 'YYYY-MM-DD') as day from drizzle.__drizzle_migrations
     where created_at <> all($1::bigint[]) order by created_at limit 1`,
    [known],
  );
  if (!rows[0]) return;
  const message = `The database was made ready by a newer release, with a migration of ${rows[0].day} that this one`;
  throw new StartupError(
    `${message} does not know: start that release, or restore a backup that this one made.`,
    exitCodes.config,
  );
}

/** The nearest `migrations` folder above this code: apps/server/migrations, both for the sources and for the bundle. */
export function findMigrations(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const migrations = join(folder, 'migrations');
    if (existsSync(join(migrations, 'meta', '_journal.json'))) return migrations;
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder apps/server/migrations is missing.');
    folder = parent;
  }
}
