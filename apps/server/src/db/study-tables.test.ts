import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import type { Database } from './database.js';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  database = await own.open();
  await database.pool.query(`
    insert into words (id, japanese_word, hiragana, korean_pronunciation, meaning_ko) values (1, '山', 'やま', '야마', '산');
    insert into members (username, username_key, password_hash, name, created_at) values ('a', 'a', '', 'a', now());
    insert into point_awards values (1, 'word', 1, 0, 2, 'N5', now())`);
});
afterAll(() => own.drop());

test.each([
  ['an award twice', `insert into point_awards values (1, 'word', 1, 0, 2, 'N5', now())`, 'point_awards_key'],
  ['an award of nothing', `insert into point_awards values (1, 'word', 1, 1, 0, 'N5', now())`, 'point_awards_points'],
  [
    'points for nothing known',
    `insert into point_awards values (1, 'x', 1, 1, 2, 'N5', now())`,
    'point_awards_kind_known',
  ],
  [
    'a level that there is not',
    `insert into point_awards values (1, 'word', 1, 1, 2, 'N6', now())`,
    'point_awards_level_known',
  ],
  ['points of nobody', `insert into point_awards values (9, 'word', 1, 1, 2, 'N5', now())`, 'member'],
  ['another sum', 'update point_awards set points = 5', 'never changed'],
  ['a word that is not there', 'insert into word_progress (member_id, word_id) values (1, 9)', 'word_progress_word'],
  ['a third attempt', 'insert into word_progress (member_id, word_id, attempts_used) values (1, 1, 3)', 'attempts'],
  [
    'completed but not saved',
    'insert into word_progress (member_id, word_id, completed_at) values (1, 1, now())',
    'saved',
  ],
])('%s is refused', async (_, statement, constraint) => {
  await expect(database.pool.query(statement)).rejects.toThrow(constraint);
});

test('a word that somebody learns cannot be deleted; a member can, with everything', async () => {
  await database.pool.query('insert into word_progress (member_id, word_id) values (1, 1)');
  await expect(database.pool.query('delete from words')).rejects.toThrow('word_progress_word');
  await database.pool.query('delete from members');
  for (const table of ['word_progress', 'point_awards'])
    expect((await database.pool.query(`select 1 from ${table}`)).rowCount).toBe(0);
  await database.pool.query('delete from words');
});
