import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { findMigrations } from '../db/migrate.js';
import { exitCodes, StartupError } from '../lib/startup-error.js';
import { readMigrations } from './catalog.js';

/**
 * The migrations that made a schema. Throws a `StartupError` unless they are the first ones, or all, of this release.
 */
export function migrationsOf(applied: readonly number[], label: string): MigrationMeta[] {
  const known = readMigrationFiles({ migrationsFolder: findMigrations() });
  const fits = applied.every((when, index) => known[index]?.folderMillis === when);
  if (fits && applied.length > 0) return known.slice(0, applied.length);
  const sentence = fits ? 'holds nothing of this product' : 'comes from a newer release than this one: update first';
  throw new StartupError(`${label} ${sentence}.`, exitCodes.data);
}

/** Throws a `StartupError` unless the schema of the database is that of this release. `label` names the database. */
export async function checkRelease(client: pg.ClientBase, label: string): Promise<void> {
  const applied = migrationsOf(await readMigrations(client), label);
  const known = readMigrationFiles({ migrationsFolder: findMigrations() });
  if (applied.length < known.length) {
    throw new StartupError(
      `${label} is of an older release: start the server, which brings it up to date.`,
      exitCodes.data,
    );
  }
}

/**
 * The journal of applied migrations, as `PgDialect.migrate` of Drizzle creates it. Drizzle itself is not used: it would
 * commit before the rows are there.
 */
const JOURNAL = `
  create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/** Creates the schema within the open transaction. */
export async function makeSchema(client: pg.ClientBase, migrations: readonly MigrationMeta[]): Promise<void> {
  await client.query(JOURNAL);
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
