import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { migrationsOf } from '../backup/schema-version.js';
import { findMigrations } from '../db/migrate.js';
import { exitCodes, StartupError } from '../lib/startup-error.js';

/** Throws a `StartupError` unless the database is as this release makes it, with its songs in it. `what` names it. */
export async function checkSchema(client: pg.Client, what: string): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  const applied = rows[0]?.there
    ? (await client.query<{ at: string }>('select created_at as at from drizzle.__drizzle_migrations order by at')).rows
    : [];
  const made = migrationsOf(
    applied.map(({ at }) => Number(at)),
    what,
  );
  const known = readMigrationFiles({ migrationsFolder: findMigrations() });
  if (made.length < known.length) {
    throw new StartupError(
      `${what} is of an older release: start the server, which brings it up to date.`,
      exitCodes.data,
    );
  }
  const { rowCount } = await client.query(`select from seeds where name = 'songs'`);
  if (rowCount === 0) {
    throw new StartupError(`${what} holds no songs yet: start the server, which brings them in.`, exitCodes.data);
  }
}
