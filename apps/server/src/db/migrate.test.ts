import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';
import { temporaryFolder } from '../../test/serve.js';
import { findMigrations, migrateDatabase } from './migrate.js';

const testDatabase = await createTestDatabase();
afterAll(() => testDatabase.drop());
const database = await testDatabase.open();
const { pool } = database;

/** A folder of all migrations, and one after them that wants the table of sessions. */
async function withOneMore(): Promise<string> {
  const folder = await temporaryFolder();
  cpSync(findMigrations(), folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { when: number; tag: string }[] };
  const last = journal.entries.at(-1)!;
  journal.entries.push({ ...last, when: last.when + 1, tag: '9999_more' });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(folder, '9999_more.sql'), 'create index sessions_more on sessions (device)');
  return folder;
}

/** Counts how many connections wait for a lock on a table. */
const waiting = async (): Promise<number> =>
  (
    await pool.query(`select from pg_locks where not granted and locktype = 'relation'
                     and database = (select oid from pg_database where datname = current_database())`)
  ).rowCount ?? 0;

test('a migration waits for a table that is locked, and is made when it is free', async () => {
  const folder = await withOneMore();
  const [other, client] = [await database.connect(), await database.connect()];
  try {
    await other.query('begin; lock table sessions in row exclusive mode');
    const migrated = migrateDatabase(client, folder);
    await expect.poll(waiting).toBe(1);
    await expect.poll(waiting).toBe(0); // it has given up for now, so that nobody waits behind it
    await other.query('commit');
    await migrated;
    const { rows } = await pool.query(`select to_regclass('sessions_more') is not null as made`);
    expect(rows).toEqual([{ made: true }]);
  } finally {
    await Promise.all([other.end(), client.end()]);
  }
});
