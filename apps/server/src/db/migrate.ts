import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { lockKeys } from './locks.js';

/** Brings the schema up to date. Any number of processes may do it at once: one migrates, the others find it done. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKeys.migrate]);
    await migrate(drizzle(client), { migrationsFolder: findMigrations() });
  } finally {
    client.release(true); // ends the connection, and with it the lock and the setting
  }
}

/** The nearest `migrations` folder above this code: apps/server/migrations, for the source and for the bundle in dist. */
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
