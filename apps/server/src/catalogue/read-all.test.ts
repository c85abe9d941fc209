import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';
import { silentLog } from '../../test/log.js';
import { recordQueries } from '../../test/record-queries.js';
import { atEnd } from '../../test/serve.js';
import { createCatalogue } from './catalogue.js';
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

test('a process that starts reads the words once, and makes none read them that run already', async () => {
  const reads: string[] = [];
  const recording = {
    ...database,
    async connect() {
      const client = await database.connect();
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      const record = (what: string | { text: string }, ...rest: unknown[]) => {
        reads.push(typeof what === 'string' ? what : what.text);
        return query(what, ...rest);
      };
      return Object.assign(client, { query: record });
    },
  };
  const pooled = recordQueries(database.pool);
  const ofAll = (text: string) => text.includes('from "sentences"');
  for (const processes of [1, 2, 3]) {
    const catalogue = await createCatalogue(recording, silentLog);
    atEnd(() => catalogue.close());
    await expect.poll(() => reads.filter((text) => text === 'listen catalogue').length).toBe(processes);
    await catalogue.refresh(); // after what the connection for news began
    expect(reads.filter(ofAll)).toHaveLength(processes);
  }
  expect(pooled.filter(({ text }) => ofAll(text))).toEqual([]);
});
