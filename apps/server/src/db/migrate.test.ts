import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';
import { migrateDatabase } from './migrate.js';

const testDatabase = await createTestDatabase();
afterAll(() => testDatabase.drop());
const database = await testDatabase.open();
const { pool } = database;

/** Takes the latest migration of indexes back, so that there is one to make. */
async function takeBack(): Promise<void> {
  await pool.query('drop index sessions_created, members_admins, email_changes_changed, known_devices_last_login');
  await pool.query('drop index mail_queue_member, sessions_last_seen, temporary_passwords_created');
  await pool.query('drop index audit_entries_at, word_reports_closed');
  await pool.query(`delete from drizzle.__drizzle_migrations
                    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`);
}

/** Tells how many connections wait for a lock on a table. */
const waiting = async (): Promise<number> =>
  (
    await pool.query(`select from pg_locks where not granted and locktype = 'relation'
                     and database = (select oid from pg_database where datname = current_database())`)
  ).rowCount ?? 0;

test('a migration waits for whoever has a table, and is made when it is free', async () => {
  await takeBack();
  const [other, client] = [await database.connect(), await database.connect()];
  try {
    await other.query('begin; lock table sessions in row exclusive mode');
    const migrated = migrateDatabase(client);
    await expect.poll(waiting).toBe(1);
    await expect.poll(waiting).toBe(0); // it has given up for now, so that nobody waits behind it
    await other.query('commit');
    await migrated;
    const { rows } = await pool.query(`select to_regclass('sessions_created') is not null as made`);
    expect(rows).toEqual([{ made: true }]);
  } finally {
    await Promise.all([other.end(), client.end()]);
  }
});
