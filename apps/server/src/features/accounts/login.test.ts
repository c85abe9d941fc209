import { fail } from '@utarang/contract';
import { errorMessages, validationMessages } from '@utarang/messages';
import { expect, test } from 'vitest';
import { browser, enter, serveAccounts, signUp } from '../../../test/accounts.js';
import { problemIn } from '../../../test/problem.js';
import { createDevices } from '../../auth/devices.repo.js';
import { createPasswords } from '../../auth/passwords.js';
import { createRateLimits } from '../../auth/rate-limits.js';
import { newSessionToken } from '../../auth/secrets.js';
import { createSessions, SESSIONS_MAX } from '../../auth/sessions.repo.js';
import type { Clock } from '../../db/clock.js';
import { createLogin } from './login.service.js';

const { url, database, clock } = await serveAccounts();
const guest = () => browser(url);

test('a log-in answers who it is and hands over a session that scripts cannot read', async () => {
  const her = guest();
  const { username, password } = await signUp(her);
  const response = await her.logIn(username.toUpperCase(), password);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ username, role: 'ROLE_USER', mustChangePassword: false });
  const [cookie, device, ...more] = response.headers.getSetCookie();
  expect(device).toMatch(/^device=/); // auth/account-limits.test.ts
  expect(more).toEqual([]);
  expect(cookie).toMatch(/^session=[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('JSON does as well as a form', async () => {
  const her = guest();
  const { username, password } = await signUp(her);
  expect((await her.post('/api/login', { username, password })).status).toBe(200);
});

test('nothing tells a wrong password from an unknown name', async () => {
  const { username } = await signUp(guest());
  const answers = await Promise.all(
    [username, 'nobody_of_this_name'].map(async (name) => {
      const response = await guest().logIn(name, 'wrong river 9');
      const headers = Object.fromEntries(response.headers);
      for (const volatile of ['date', 'x-request-id']) delete headers[volatile];
      return { status: response.status, headers, body: await response.text() };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.status).toBe(401);
  expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({
    code: 'login_failed',
    detail: errorMessages.login_failed,
  });
});

test.each([
  ['', 'wrong river 9', null],
  [' by a device that is known to another member', 'wrong river 9', newSessionToken()],
  [' with what looks like a temporary password', 'aaaa-bbbb-cccc-dddd-eeee-ffff', null],
])(
  'the work is the same, too%s: one hash is computed, and the database is asked as often',
  async (_, typed, device) => {
    const { username } = await signUp(guest());
    const work = async (name: string, password: string) => {
      const steps: string[] = [];
      const passwords = createPasswords();
      const { orm } = database;
      const counted = new Proxy(orm, {
        get(target, member, receiver) {
          if (['select', 'insert', 'update', 'delete', 'transaction'].includes(String(member)))
            steps.push(String(member));
          return Reflect.get(target, member, receiver) as unknown;
        },
      });
      const countedClock: Clock = {
        ...clock,
        now(db) {
          steps.push('now');
          return clock.now(db);
        },
      };
      const login = createLogin({
        orm: counted,
        clock: countedClock,
        passwords: {
          ...passwords,
          verify(hash, typed) {
            steps.push('verify');
            return passwords.verify(hash, typed);
          },
        },
        sessions: createSessions(orm, clock),
        devices: createDevices(counted, countedClock),
        limits: createRateLimits(database.pool, { rateLimit: 'off' }),
      });
      const caller = { address: 'x', userAgent: '', token: null, device };
      await expect(login.logIn({ username: name, password }, caller)).rejects.toMatchObject({ code: 'login_failed' });
      return steps;
    };
    const known = await work(username, typed);
    expect(known).toContain('verify');
    expect(await work('nobody_of_this_name', typed)).toEqual(known);
  },
);

test('a wrong password counts; a try that was not judged does not', async () => {
  const { username, password } = await signUp(guest());
  const counted = new Map<string, number>();
  const add = (name: string, by: number) => void counted.set(name, (counted.get(name) ?? 0) + by);
  let full: string | null = null;
  let busy = false;
  const own = createPasswords();
  const login = createLogin({
    orm: database.orm,
    clock,
    passwords: { ...own, verify: async (...typed) => (busy ? fail('unavailable') : own.verify(...typed)) },
    sessions: createSessions(database.orm, clock),
    devices: createDevices(database.orm, clock),
    limits: {
      take: async (name) => (name === full ? fail('too_many_requests') : add(name, 1)),
      spend: async () => {},
      refund: async (name) => add(name, -1),
    },
  });
  const caller = { address: 'x', userAgent: '', token: null, device: null };
  const logIn = (typed: string) => login.logIn({ username, password: typed }, caller);

  await expect(logIn('wrong river 9')).rejects.toMatchObject({ code: 'login_failed' });
  const once = { loginAddress: 1, loginAccount: 1, loginAccountDay: 1 };
  expect(Object.fromEntries(counted)).toEqual(once);
  await logIn(password);
  expect(Object.fromEntries(counted)).toEqual(once);
  busy = true;
  await expect(logIn(password)).rejects.toMatchObject({ code: 'unavailable' });
  expect(Object.fromEntries(counted)).toEqual(once);
  full = 'loginAccount';
  await expect(logIn(password)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(Object.fromEntries(counted)).toEqual(once);
});

test.each([
  ['nothing', {}, { username: '아이디를 입력해 주세요', password: '비밀번호를 입력해 주세요' }],
  ['no password', { username: 'haneul' }, { password: '비밀번호를 입력해 주세요' }],
  [
    'a password of 10,000',
    { username: 'haneul', password: 'a'.repeat(10_000) },
    { password: validationMessages.password_too_long },
  ],
  [
    'a username of 10,000',
    { username: 'a'.repeat(10_000), password: 'a' },
    { username: validationMessages.username_length },
  ],
])('%s is no log-in', async (_, body, errors) => {
  const response = await guest().post('/api/login', body);
  expect(response.status).toBe(400);
  expect(await problemIn(response)).toMatchObject({ code: 'validation_failed', errors });
});

test.each([
  'username=a&username=b&password=c',
  'username=%ED%A0%80&password=abcdefgh',
  'username=%00abc&password=abcdefgh',
  "username=' or 1=1--&password=' or 1=1--",
  'username[$ne]=&password[$ne]=',
  '__proto__=x&username=abc&password=abc',
])('the form %s is answered and logs nobody in', async (body) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Requested-With': 'XMLHttpRequest' };
  const response = await fetch(`${url}/api/login`, { method: 'POST', body, headers });
  expect([400, 401]).toContain(response.status);
  expect(response.headers.getSetCookie()).toEqual([]);
  await problemIn(response);
});

test('a session that someone slipped in is not gone on with, and the one before ends', async () => {
  const her = guest();
  const { username, password } = await signUp(her);
  const planted = 'A'.repeat(22);
  her.cookies.set('session', planted);
  await her.logIn(username, password);
  const first = her.cookies.get('session');
  expect(first).not.toBe(planted);
  await her.logIn(username, password);
  expect(her.cookies.get('session')).not.toBe(first);
  for (const old of [planted, first]) {
    const answer = await guest().get('/api/users/me', { Cookie: `session=${old}` });
    expect(await answer.json()).toEqual({ role: 'ANONYMOUS' });
  }
});

test('a failed log-in leaves the session that is there', async () => {
  const her = guest();
  const { username } = await enter(her);
  expect((await her.logIn(username, 'wrong river 9')).status).toBe(401);
  expect(await (await her.get('/api/users/me')).json()).toMatchObject({ username });
});

test('a log-out ends the session on the server, not in the browser alone', async () => {
  const her = guest();
  await enter(her);
  const token = her.cookies.get('session');
  const response = await her.post('/api/logout');
  expect(response.status).toBe(204);
  expect(her.cookies.has('session')).toBe(false);
  const after = await guest().get('/api/users/me', { Cookie: `session=${token}` });
  expect(await after.json()).toEqual({ role: 'ANONYMOUS' });
});

test.each([
  ['without a session', {}, undefined],
  ['with a session that is over', { Cookie: `session=${'B'.repeat(22)}` }, undefined],
  ['with an empty JSON body', { 'Content-Type': 'application/json' }, ''],
  ['with an empty form', { 'Content-Type': 'application/x-www-form-urlencoded' }, ''],
  ['with any body', { 'Content-Type': 'text/x-something' }, 'text'],
])('a log-out %s is one', async (_, headers, body) => {
  const response = await fetch(`${url}/api/logout`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest', ...(headers as Record<string, string>) },
    ...(body !== undefined && { body }),
  });
  expect(response.status).toBe(204);
});

test.each(['/api/login', '/api/logout', '/api/users/signup', '/api/users/reset-password'])(
  'another site cannot call %s',
  async (path) => {
    const foreign = [{}, { 'X-Requested-With': 'XMLHttpRequest', origin: 'https://evil.example' }];
    for (const headers of foreign as Record<string, string>[]) {
      const response = await fetch(url + path, { method: 'POST', headers });
      expect(response.status).toBe(403);
      expect(await problemIn(response)).toMatchObject({ code: 'csrf' });
    }
  },
);

test('a suspended member is told so, but nobody who lacks the password; a session is over at once', async () => {
  const [her, stranger] = [guest(), guest()];
  const { username, password } = await enter(her);
  const setSuspended = (at: string | null) =>
    database.pool.query('update members set suspended_at = $2 where username = $1', [username, at]);
  await setSuspended('2026-01-01T00:00:00Z');
  expect(await (await her.get('/api/users/me')).json()).toEqual({ role: 'ANONYMOUS' });
  const refused = await her.logIn(username, password);
  expect(refused.status).toBe(403);
  expect(await problemIn(refused)).toMatchObject({ code: 'account_suspended' });
  expect(refused.headers.getSetCookie().join()).not.toContain('Max-Age=2592000');
  expect(await problemIn(await stranger.logIn(username, 'wrong river 9'))).toMatchObject({ code: 'login_failed' });
  await setSuspended(null);
  expect((await her.logIn(username, password)).status).toBe(200);
});

test('a member has so many sessions at most: the longest unused ends', async () => {
  const her = guest();
  const { username, password } = await enter(her);
  await database.pool.query(
    `insert into sessions (member_id, token_hash, created_at, last_seen_at)
     select (select id from members where username = $1), $1 || n, now() - interval '2 days', now() - n * interval '1 minute'
     from generate_series(1, $2) as n`,
    [username, SESSIONS_MAX + 20],
  );
  const others = [guest(), guest(), guest()];
  await Promise.all(others.map((other) => other.logIn(username, password)));
  const kept = await database.pool.query<{ n: string }>(
    `select replace(token_hash, $1, '') as n from sessions
     where member_id = (select id from members where username = $1) order by last_seen_at desc`,
    [username],
  );
  expect(kept.rows).toHaveLength(SESSIONS_MAX);
  expect(kept.rows.map(({ n }) => n)).toContain('1');
  expect(kept.rows.map(({ n }) => n)).not.toContain(String(SESSIONS_MAX));
  for (const one of [her, ...others]) expect((await one.get('/api/users/me/sessions')).status).toBe(200);
});
