import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';
import { atEnd } from '../../test/serve.js';
import { loadSnapshot } from './snapshot.js';

const own = await createTestDatabase();
atEnd(() => own.drop());
const database = await own.open();

/** Connections that allow a statement as little as those of requests do on a machine that is far too busy. */
async function connect() {
  const client = await database.connect();
  await client.query('set statement_timeout = 50');
  return client;
}

test('the words are read however long a statement of a request may take', async () => {
  const other = await database.pool.connect();
  await other.query('begin');
  await other.query('lock table quizzes');
  const loading = loadSnapshot({ connect });
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.pool.query(waits)).rowCount).toBe(1);
  await pause(100);
  await other.query('commit');
  other.release();
  expect((await loading).quizzes).toEqual([]);
});
