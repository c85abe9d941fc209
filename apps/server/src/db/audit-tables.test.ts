import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import type { Database } from './database.js';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  database = await own.open();
});
afterAll(() => own.drop());

const one = async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row> => {
  const { rows } = await database.pool.query<Row>(text, values);
  return rows[0]!;
};

const member = async (username: string) =>
  (
    await one<{ id: number }>(
      `insert into members (username, username_key, password_hash, name, created_at)
       values ($1, $1, 'hash', '관리자', now()) returning id`,
      [username],
    )
  ).id;

const entry = async (adminId: number | null) =>
  (
    await one<{ id: number }>(
      `insert into audit_entries (admin_id, at, subject, subject_id, action, after)
       values ($1, now(), 'word', 5, 'edited', '{"meaningKo": "산"}') returning id`,
      [adminId],
    )
  ).id;

test('an entry outlives the account of its admin', async () => {
  const admin = await member('gone');
  const id = await entry(admin);
  await database.pool.query('delete from members where id = $1', [admin]);
  expect(await one('select admin_id, after from audit_entries where id = $1', [id])).toEqual({
    admin_id: null,
    after: { meaningKo: '산' },
  });
});

test('an entry may be taken back once, and says nothing else than what it said', async () => {
  const [id, undo, other] = [await entry(null), await entry(null), await entry(await member('other'))];
  await database.pool.query('update audit_entries set reverted_by = $2 where id = $1', [id, undo]);
  for (const change of [
    `after = '{}'`,
    `before = '{}'`,
    `at = now() + interval '1 day'`,
    `subject = 'song'`,
    'subject_id = 6',
    `action = 'added'`,
    `admin_id = ${await member('usurper')}`,
    `actor = 'operator'`,
    `reverted_by = ${other}`,
    'reverted_by = null',
  ]) {
    const query = database.pool.query(`update audit_entries set ${change} where id = $1`, [id]);
    await expect(query, change).rejects.toThrow('never changed');
  }
});

test('an entry is of a known kind of thing and says what was done', async () => {
  const insert = (subject: string, action: string) =>
    database.pool.query(`insert into audit_entries (at, subject, subject_id, action) values (now(), $1, 1, $2)`, [
      subject,
      action,
    ]);
  await expect(insert('weather', 'edited')).rejects.toMatchObject({ constraint: 'audit_entries_subject_known' });
  await expect(insert('word', '')).rejects.toMatchObject({ constraint: 'audit_entries_action_filled' });
  await insert('member', 'suspended');
});

test('an entry is of an admin, unless it says that it is of the operator', async () => {
  const insert = (actor: string, adminId: number | null) =>
    one(
      `insert into audit_entries (at, subject, subject_id, action, actor, admin_id)
       values (now(), 'member', 1, 'granted', $1, $2) returning actor`,
      [actor, adminId],
    );
  expect(await insert('operator', null)).toEqual({ actor: 'operator' });
  await expect(insert('somebody', null)).rejects.toMatchObject({ constraint: 'audit_entries_actor_known' });
  const admin = await member('admin2');
  await expect(insert('operator', admin)).rejects.toMatchObject({ constraint: 'audit_entries_operator_is_no_admin' });
  expect(await one('select actor from audit_entries where id = $1', [(await entry(admin)).toString()])).toEqual({
    actor: 'admin',
  });
});

test('every change of a word counts its version; what changes nothing does not', async () => {
  const { id, version } = await one<{ id: number; version: number }>(
    `insert into words (japanese_word, hiragana, korean_pronunciation, meaning_ko)
     values ('山', 'やま', '야마', '산') returning id, version`,
  );
  expect(version).toBe(1);
  const update = (meaning: string) =>
    one('update words set meaning_ko = $2 where id = $1 returning version', [id, meaning]);
  expect(await update('산')).toEqual({ version: 1 });
  expect(await update('산, 메')).toEqual({ version: 2 });
  // A writer that knows nothing of versions cannot set one back either.
  expect(await one('update words set version = 1, level = null where id = $1 returning version', [id])).toEqual({
    version: 3,
  });
});
