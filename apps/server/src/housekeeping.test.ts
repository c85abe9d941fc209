import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../test/database.js';
import { databaseClock } from './db/clock.js';
import type { Orm } from './db/orm.js';
import * as schema from './db/schema.js';
import { lockAdmins } from './features/accounts/admin-members.repo.js';
import { AUDIT_KEPT_MS, CLOSED_REPORT_KEPT_MS, deleteExpired } from './housekeeping.repo.js';

const testDatabase = await createTestDatabase();
afterAll(() => testDatabase.drop());
const { orm, pool } = await testDatabase.open();
await pool.query(`insert into members (username, username_key, password_hash, name, created_at)
                  values ('sora', 'sora', '-', '소라', now())`);
await pool.query(`insert into words (japanese_word, hiragana, korean_pronunciation, meaning_ko)
                  values ('山', 'やま', '야마', '산')`);

test('reports that were seen to and changes by admins go after their time, and nothing else of them', async () => {
  const day = 86_400_000;
  const report = (closedMsAgo: number | null, note: string) =>
    pool.query(
      `insert into word_reports (member_id, word_id, field, note, created_at, closed_at, decision)
       select members.id, words.id, 'meaningKo', $2, now() - interval '9 years',
              now() - $1::float8 * interval '1 millisecond', case when $1 is not null then 'accepted' end
       from members, words`,
      [closedMsAgo, note],
    );
  await report(null, 'waits');
  await report(CLOSED_REPORT_KEPT_MS - day, 'young');
  await report(CLOSED_REPORT_KEPT_MS + day, 'old');
  const change = async (msAgo: number, action: string) => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into audit_entries (at, subject, subject_id, action)
       values (now() - $1::float8 * interval '1 millisecond', 'word', 1, $2) returning id`,
      [msAgo, action],
    );
    return rows[0]!.id;
  };
  const first = await change(AUDIT_KEPT_MS + 2 * day, 'edited');
  const second = await change(AUDIT_KEPT_MS + day, 'reverted');
  const third = await change(AUDIT_KEPT_MS - day, 'edited');
  await pool.query('update audit_entries set reverted_by = $2 where id = $1', [first, second]);
  await pool.query('update audit_entries set reverted_by = $2 where id = $1', [second, third]);

  await deleteExpired(orm, databaseClock());
  const reports = await pool.query<{ note: string }>('select note from word_reports order by id');
  expect(reports.rows.map(({ note }) => note)).toEqual(['waits', 'young']);
  const changes = await pool.query<{ id: number }>('select id from audit_entries');
  expect(changes.rows.map(({ id }) => id)).toEqual([third]);
});

/** Records what a piece of work asks the database. */
async function queriesOf(work: (orm: Orm) => Promise<unknown>) {
  const queries: { text: string; params: unknown[] }[] = [];
  await work(drizzle(pool, { schema, logger: { logQuery: (text, params) => void queries.push({ text, params }) } }));
  return queries;
}

test.each<[string, (orm: Orm) => Promise<unknown>]>([
  ['what is over', (db) => deleteExpired(db, databaseClock())],
  ['admins', lockAdmins],
])('%s: found by an index, however large the table', async (_, work) => {
  const queries = (await queriesOf(work)).filter(({ text }) => text.includes(' from '));
  expect(queries.length).toBeGreaterThan(0);
  const client = await pool.connect();
  try {
    await client.query('set enable_seqscan = off'); // small tables are scanned wherever that is allowed
    for (const { text, params } of queries) {
      const { rows } = await client.query(`explain (format json) ${text}`, params);
      expect([text, JSON.stringify(rows).includes('"Seq Scan"')]).toEqual([text, false]);
    }
  } finally {
    client.release(true);
  }
});

test('whatever refers to a member is found by an index: an account is deleted without a scan', async () => {
  const { rows } = await pool.query<{ reference: string }>(
    `select conrelid::regclass || '.' || attname as reference
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'members'::regclass and not exists (
       select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`,
  );
  expect(rows).toEqual([]);
});
