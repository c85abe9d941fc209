import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';
import { recordingLog } from '../../test/log.js';
import { startProxy } from '../../test/proxy.js';
import { Pool, type PoolOptions } from './pool.js';

const SILENT = 'the database does not answer: nobody waits for it until it does';
const BACK = 'the database answers again';

/** A pool that holds nothing for long, through a proxy that can hang. */
async function openedPool() {
  const own = await createTestDatabase({ empty: true });
  const proxy = await startProxy(inject('superuser').port);
  const { log, messages } = recordingLog();
  const pool = new Pool({ connectionString: proxy.through(own.url) }, log, {
    times: { waitMs: 10_000, statementMs: 60_000, holdMs: 500 },
  });
  onTestFinished(async () => {
    await pool.endWithin(5_000);
    await proxy.close();
    await own.drop();
  });
  return { pool, proxy, messages };
}

const outcomeOf = (query: Promise<unknown>) =>
  query.then(
    () => null,
    (error: Error) => error.message,
  );

test('queries that take too long are cut, and the others are answered all the same', async () => {
  const { pool, messages } = await openedPool();
  const slow = Array.from({ length: 12 }, () => outcomeOf(pool.query('select pg_sleep(30)')));
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['the database did not answer within 500 ms']));
  // Right after them, and after the time in which a suspected database is asked.
  for (let times = 0; times < 20; times += 1) {
    await expect(pool.query('select')).resolves.toMatchObject({ rowCount: 1 });
    await sleep(20);
  }
  expect(messages).not.toContain(SILENT);
});

test('where the database answers nobody, nobody waits for it until it does', async () => {
  const { pool, proxy, messages } = await openedPool();
  await pool.query('select');
  proxy.freeze();
  expect(await outcomeOf(pool.query('select'))).toBe('the database did not answer within 500 ms');
  await expect.poll(() => messages).toContain(SILENT);
  expect(await outcomeOf(pool.query('select'))).toBe('the database does not answer');
  proxy.thaw();
  await expect.poll(() => messages, { timeout: 20_000 }).toContain(BACK);
  await expect(pool.query('select')).resolves.toMatchObject({ rowCount: 1 });
});

test('what a pooler refuses is not asked of it when a connection begins', async () => {
  const own = await createTestDatabase({ empty: true });
  const limitOf = async (options: PoolOptions) => {
    const pool = new Pool({ connectionString: own.url }, recordingLog().log, options);
    const { rows } = await pool.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`);
    await pool.endWithin(5_000);
    return rows[0]?.limit;
  };
  onTestFinished(() => own.drop());
  expect(await limitOf({})).toBe('5s');
  expect(await limitOf({ isPooled: true })).toBe('0');
});
