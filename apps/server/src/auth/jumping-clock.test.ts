import { expect, test } from 'vitest';
import { serveAccounts, signUp } from '../../test/accounts.js';
import { claimMail } from '../mail/queue.repo.js';

const served = await serveAccounts({ env: { RATE_LIMIT: 'on' } });
const { browser, database } = served;
const DAY_MS = 86_400_000;

const guess = async (host: number, username: string) =>
  browser({ 'X-Forwarded-For': `192.0.2.${host}` }).logIn(username, 'wrong river 9');
/** Writes the moments that a clock that was ahead left behind. */
const ahead = (ms: number) => database.pool.query('update rate_limits set expire = expire + $1', [ms]);

test('a clock that was forty days ahead for a moment shuts nobody out', async () => {
  const { username, password } = await signUp(browser({ 'X-Forwarded-For': '192.0.2.1' }));
  for (let index = 0; index < 10; index += 1) expect((await guess(1, username)).status).toBe(401);
  expect((await guess(1, username)).status).toBe(429);
  await ahead(40 * DAY_MS);
  const her = browser({ 'X-Forwarded-For': '192.0.2.1' });
  expect((await her.logIn(username, password)).status).toBe(200);
  for (let index = 0; index < 10; index += 1) expect((await guess(1, username)).status).toBe(401);
  expect((await guess(1, username)).status).toBe(429);
});

test('one that is a little ahead lets no more be tried, and no wait is longer than its window', async () => {
  const { username } = await signUp(browser({ 'X-Forwarded-For': '192.0.2.2' }));
  for (let index = 0; index < 10; index += 1) expect((await guess(2, username)).status).toBe(401);
  await ahead(30_000);
  const refused = await guess(2, username);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
});

test('a letter that was put off by a clock that was ahead is sent', async () => {
  const { orm, pool } = database;
  await signUp(browser({ 'X-Forwarded-For': '192.0.2.3' }));
  await pool.query(
    `insert into mail_queue (member_id, recipient, subject, text, html, next_try_at, expires_at)
     select id, 'a@example.com', '제목', '글', '글', now() + interval '40 days', now() + interval '41 days'
     from members limit 1`,
  );
  const now = new Date();
  const leasedTo = new Date(now.getTime() + 60_000);
  expect((await claimMail(orm, now, leasedTo))?.recipient).toBe('a@example.com');
  expect(await claimMail(orm, now, leasedTo)).toBeNull();
});
