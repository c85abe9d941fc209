import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { exitCodes, StartupError } from '../lib/startup-error.js';
import { diskFull } from './failures.js';
import { lockKeys } from './locks.js';

/**
 * Brings the schema up to date. Any number of processes may do it at once: one migrates, the others find it done.
 * The lock ends with the connection. Throws `StartupError` when the schema is newer than this release.
 */
export async function migrateDatabase(client: pg.Client): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query('select pg_advisory_lock($1)', [lockKeys.migrate]);
  const migrationsFolder = findMigrations();
  await refuseNewer(client, migrationsFolder);
  const failures: unknown[] = [];
  try {
    await migrate(drizzle(keepingFailures(client, failures)), { migrationsFolder });
  } catch (error) {
    throw diskFull(failures[0] ?? error);
  }
}

/** A client that keeps the failures of its queries: drizzle throws the error of a rollback, not the one before it. */
function keepingFailures(client: pg.Client, failures: unknown[]): pg.Client {
  const query = client.query.bind(client) as (...query: unknown[]) => Promise<unknown>;
  const keeping = (...args: unknown[]) =>
    query(...args).catch((error: unknown) => {
      failures.push(error);
      throw error;
    });
  return Object.assign(Object.create(client), { query: keeping }) as pg.Client;
}

/** A release that does not know a migration does not know what it did: answers would be wrong, or none at all. */
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

/** The nearest `migrations` folder above this code: apps/server/migrations, for the sources and for the bundle. */
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
