import { identityKey } from '@utarang/domain/account';
import { expect, onTestFinished, test } from 'vitest';
import { type Browser, enter, type Sent, serveAccounts, signUp } from '../../test/accounts.js';
import { problemIn } from '../../test/problem.js';
import { deleteExpired } from '../housekeeping.repo.js';
import { createRateLimits } from './rate-limits.js';

const { browser, clock, database, sent } = await serveAccounts({ env: { RATE_LIMIT: 'on' } });
const limits = createRateLimits(database.pool, { rateLimit: 'on' });

let hosts = 0;
const newAddress = () => {
  hosts += 1;
  return { 'X-Forwarded-For': `10.1.${hosts >> 8}.${hosts & 255}` };
};
/** A browser at an address of its own, as a trusted proxy tells it. */
const elsewhere = () => browser(newAddress());
/** Logs in with the same browser at another address. */
const logInAfresh = (her: Browser, username: string, password: string) =>
  her.send('POST', '/api/login', new URLSearchParams({ username, password }), newAddress());

const times = async (count: number, call: () => Promise<Response>) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await call()).status);
  return statuses;
};
const counted = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

/** Guesses, each from an address of its own. */
const guesses = async (username: string, count: number) => {
  const statuses: number[] = [];
  while (statuses.length < count) {
    const some = Array.from({ length: 20 }, () => elsewhere().logIn(username, 'wrong river 9'));
    for (const { status } of await Promise.all(some)) statuses.push(status);
  }
  return statuses;
};

/** As many guesses as strangers have in a day, without the time that judging them takes. */
const exhaust = (username: string) =>
  Promise.all(Array.from({ length: 100 }, () => limits.take('loginAccountDay', identityKey(username))));

const mailTo = (mails: readonly Sent[], address: string) => mails.filter(({ recipient }) => recipient === address);
const reset = (from: Browser, username: string, email: string) =>
  from.post('/api/users/reset-password', { username, email });
const secretIn = (text = '') => text.split('\n').find((line) => /^(?:[a-z2-9]{4}-){5}[a-z2-9]{4}$/.test(line)) ?? '';

test('600 guesses at one account from 600 addresses: a hundred are judged', async () => {
  const { username } = await signUp(elsewhere());
  const statuses = await guesses(username, 600);
  expect([counted(statuses, 401), counted(statuses, 429)]).toEqual([100, 500]);
  const refused = await elsewhere().logIn(username.toUpperCase(), 'wrong river 9');
  expect((await problemIn(refused)).code).toBe('too_many_requests');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
});

test('a name that nobody has is answered in the same way', async () => {
  const statuses = await guesses('nobody_of_that_name', 120);
  expect([counted(statuses, 401), counted(statuses, 429)]).toEqual([100, 20]);
});

test('meanwhile the owner logs in where they have logged in before, and by mail where they have not', async () => {
  const her = elsewhere();
  const { username, password, email } = await enter(her);
  await her.post('/api/logout');
  await exhaust(username);

  expect((await logInAfresh(her, username, password)).status).toBe(200);
  const other = elsewhere();
  expect((await other.logIn(username, password)).status).toBe(429);
  await reset(other, username, email);
  await expect.poll(() => mailTo(sent, email)).toHaveLength(1);
  expect((await other.logIn(username, secretIn(mailTo(sent, email)[0]?.text))).status).toBe(200);
});

test('what looks like a temporary password and is none is a guess like any other', async () => {
  const { username } = await signUp(elsewhere());
  const guesser = elsewhere();
  const guess = () => guesser.logIn(username, 'aaaa-bbbb-cccc-dddd-eeee-ffff');
  expect(await times(11, guess)).toEqual([...Array(10).fill(401), 429]);
});

test('one who guesses behind the same address locks nobody out who was there before', async () => {
  const address = newAddress();
  const her = browser(address);
  const { username, password } = await enter(her);
  await her.post('/api/logout');
  const guesser = browser(address);
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => (await guesser.logIn(`unknown_${n}`, 'wrong river 9')).status),
  );
  expect(counted(statuses, 429)).toBeGreaterThan(0);
  expect((await browser(address).logIn(username, password)).status).toBe(429);
  expect((await her.logIn(username, password)).status).toBe(200);
});

test('a known device has limits of its own, wherever it goes', async () => {
  const her = elsewhere();
  const { username, password } = await enter(her);
  await her.post('/api/logout');
  expect(await times(10, () => logInAfresh(her, username, 'wrong river 9'))).toEqual(Array(10).fill(401));
  expect((await logInAfresh(her, username, password)).status).toBe(429);
  expect((await elsewhere().logIn(username, password)).status).toBe(200);
});

test('a device is known for its own accounts alone', async () => {
  const his = elsewhere();
  await enter(his);
  const { username, password } = await signUp(elsewhere());
  await exhaust(username);
  expect((await logInAfresh(his, username, password)).status).toBe(429);
});

test('two who share a browser are both known there, by one cookie that each log-in changes', async () => {
  const shared = elsewhere();
  const one = await enter(shared);
  const before = shared.cookies.get('device');
  const other = await enter(shared);
  expect(shared.cookies.get('device')).not.toBe(before);
  await shared.post('/api/logout');
  for (const { username, password } of [one, other]) {
    await exhaust(username);
    expect((await logInAfresh(shared, username, password)).status).toBe(200);
    const copied = elsewhere();
    copied.cookies.set('device', before ?? '');
    expect((await copied.logIn(username, password)).status).toBe(429);
  }
});

test('a password change forgets every other device', async () => {
  const [her, lost] = [elsewhere(), elsewhere()];
  const { username, password } = await enter(her);
  await lost.logIn(username, password);
  const newPassword = 'green hill 7';
  expect((await her.put('/api/users/me/password', { currentPassword: password, newPassword })).status).toBe(204);
  await exhaust(username);
  expect((await logInAfresh(lost, username, newPassword)).status).toBe(429);
  expect((await logInAfresh(her, username, newPassword)).status).toBe(200);
});

test('the cookie is for the server alone, and its value is kept nowhere', async () => {
  const her = elsewhere();
  const { username, password } = await signUp(her);
  const response = await her.logIn(username, password);
  const [cookie = ''] = response.headers.getSetCookie().filter((line) => line.startsWith('device='));
  expect(cookie).toMatch(/^device=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  const { rows } = await database.pool.query('select * from known_devices');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(her.cookies.get('device'));
});

test('a device is known for a year, and then forgotten', async () => {
  onTestFinished(() => clock.moveTo(0));
  const her = elsewhere();
  const { username, password } = await enter(her);
  await exhaust(username);
  clock.moveTo(366 * 86_400_000);
  expect((await logInAfresh(her, username, password)).status).toBe(429);
  await deleteExpired(database.orm, clock);
  expect((await database.pool.query('select 1 from known_devices')).rowCount).toBe(0);
});

test('60 resets send five mails; a device that is known gets its own', async () => {
  const { app, browser, mail, sent } = await serveAccounts({ env: { RATE_LIMIT: 'on' }, until: onTestFinished });
  const her = browser(newAddress());
  const { username, email } = await enter(her);
  const answers = await Promise.all(Array.from({ length: 60 }, () => reset(browser(newAddress()), username, email)));
  expect(
    counted(
      answers.map(({ status }) => status),
      202,
    ),
  ).toBe(60);
  for (let index = 0; index < 20; index += 1) {
    const there = browser(newAddress());
    there.cookies.set('device', her.cookies.get('device')!);
    expect((await reset(there, username, email)).status).toBe(202);
  }
  await app.close(); // what was begun is carried out
  await mail.close();
  expect(mailTo(sent, email)).toHaveLength(10);
});
