import { attemptsPerRound } from '@utarang/domain/study';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';

const testDatabase = await createTestDatabase();
afterAll(() => testDatabase.drop());
const { pool } = await testDatabase.open();

test('the database takes as many attempts as the rule gives: who changes the constant writes a migration', async () => {
  const { rows } = await pool.query<{ text: string }>(
    `select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'word_progress_attempts'`,
  );
  const bounds = [...(rows[0]?.text ?? '').matchAll(/\d+/g)].map(([number]) => Number(number));
  expect(bounds).toEqual([0, attemptsPerRound]);
});
