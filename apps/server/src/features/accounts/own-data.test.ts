import { adminErr, validationMessages } from '@utarang/messages';
import { expect, onTestFinished, test } from 'vitest';
import { type Browser, browser, enter, serveAccounts } from '../../../test/accounts.js';
import { problemIn } from '../../../test/problem.js';

const { url, clock, database } = await serveAccounts();
const guest = () => browser(url);
const phone = () =>
  browser(url, { 'User-Agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36' });

type Listed = { id: number; device: string; createdAt: string; lastSeenAt: string; current: boolean };
const sessionsOf = async (her: Browser) => (await (await her.get('/api/users/me/sessions')).json()) as Listed[];

test('members see where they are logged in, and end one or all others', async () => {
  onTestFinished(() => clock.moveTo(0));
  const her = guest();
  const { username, password } = await enter(her);
  const [mobile, third] = [phone(), guest()];
  clock.moveTo(1000);
  await mobile.logIn(username, password);
  clock.moveTo(2000);
  await third.logIn(username, password);

  const listed = await sessionsOf(her);
  expect(listed.map(({ device, current }) => [device, current])).toEqual([
    ['알 수 없는 기기', false],
    ['Chrome · Android', false],
    ['알 수 없는 기기', true],
  ]);
  for (const { createdAt, lastSeenAt } of listed) expect(new Date(createdAt) <= new Date(lastSeenAt)).toBe(true);

  expect((await her.delete(`/api/users/me/sessions/${listed[1]?.id}`)).status).toBe(204);
  expect(await (await mobile.get('/api/users/me')).json()).toEqual({ role: 'ANONYMOUS' });
  expect((await her.delete('/api/users/me/sessions')).status).toBe(204);
  expect((await third.get('/api/users/me/sessions')).status).toBe(401);
  expect(await sessionsOf(her)).toMatchObject([{ current: true }]);
});

test('the session of another member is not there, whatever its id', async () => {
  const [her, him] = [guest(), guest()];
  await enter(her);
  await enter(him);
  const [own] = await sessionsOf(him);
  for (const id of [own?.id, 0, -1, 'abc', '999999999', '99999999999999999999']) {
    const response = await her.delete(`/api/users/me/sessions/${id}`);
    expect(response.status).toBe(404);
    expect(await problemIn(response)).toMatchObject({ code: 'session_not_found' });
  }
  expect(await sessionsOf(him)).toHaveLength(1);
});

test('the export holds what is kept, and nothing of the password', async () => {
  const her = guest();
  const { username, name, email, birthDate, job } = await enter(her);
  await her.put('/api/users/me', { name, birthDate, job, email: `new${email}` });
  const response = await her.get('/api/users/me/export');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="utarang.json"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    profile: { username, name, email: `new${email}`, birthDate, job, role: 'ROLE_USER' },
    points: { level: 'N5', totalPoints: 0 },
    sessions: [{ current: true }],
    knownDevices: [{ lastLoginAt: expect.any(String) }],
    emailChanges: [{ oldEmail: email }],
  });
  expect(text).not.toMatch(/argon2|hash|token/i);
});

/** Tables with rows that belong to members. */
const OWNED = (
  await database.pool.query<{ table: string }>(
    `select attrelid::regclass::text as table from pg_attribute join pg_class on pg_class.oid = attrelid
     where attname = 'member_id' and relkind in ('r', 'p')`,
  )
).rows.map(({ table }) => table);
const rowsOf = async (table: string, memberId: number) =>
  (await database.pool.query(`select 1 from ${table} where member_id = $1`, [memberId])).rowCount;

test('an account that is deleted leaves nothing behind, and its name is free', async () => {
  const her = guest();
  const { username, password, email, name, birthDate } = await enter(her);
  const other = guest();
  await other.logIn(username, password);
  await her.put('/api/users/me', { name, birthDate, job: null, email: `new${email}` });
  await her.post('/api/users/reset-password', { username, email });
  const { rows } = await database.pool.query('select id from members where username = $1', [username]);
  const id = rows[0].id as number;
  await expect.poll(() => rowsOf('temporary_passwords', id)).toBe(1);
  for (const [table, count] of [
    ['sessions', 2],
    ['known_devices', 2],
    ['email_changes', 1],
  ] as const)
    expect(await rowsOf(table, id)).toBe(count);

  const wrong = await her.delete('/api/users/me', { currentPassword: 'wrong river 9' });
  expect(wrong.status).toBe(400);
  expect((await problemIn(wrong)).errors).toEqual({ currentPassword: validationMessages.current_password_wrong });

  const response = await her.delete('/api/users/me', { currentPassword: password });
  expect(response.status).toBe(204);
  expect(her.cookies.has('session')).toBe(false);
  expect((await other.get('/api/users/me/sessions')).status).toBe(401);
  expect((await guest().logIn(username, password)).status).toBe(401);
  expect(await (await guest().get(`/api/users/check-username?username=${username}`)).json()).toBe(false);
  for (const table of OWNED) expect([table, await rowsOf(table, id)]).toEqual([table, 0]);
});

test('a password that is changed while an account is being deleted keeps it', async () => {
  const her = guest();
  const { username, password } = await enter(her);
  const change = await database.pool.connect();
  onTestFinished(() => change.release());
  await change.query('begin');
  await change.query(`update members set password_hash = 'another' where username = $1`, [username]);
  const deletion = her.delete('/api/users/me', { currentPassword: password });
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.pool.query(waits)).rowCount, { timeout: 20_000 }).toBe(1);
  await change.query('commit');
  expect((await problemIn(await deletion)).errors).toEqual({
    currentPassword: validationMessages.current_password_wrong,
  });
  expect((await database.pool.query('select from members where username = $1', [username])).rowCount).toBe(1);
});

const withAdmins = async (count: number) => {
  await database.pool.query(`update members set role = 'ROLE_USER'`);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const admin = guest();
      const { username, password } = await enter(admin);
      await database.pool.query(`update members set role = 'ROLE_ADMIN' where username = $1`, [username]);
      return { username, leave: () => admin.delete('/api/users/me', { currentPassword: password }) };
    }),
  );
};
const countAdmins = async () =>
  (await database.pool.query(`select from members where role = 'ROLE_ADMIN' and suspended_at is null`)).rowCount;

test('the last admin who can log in stays, and is told why', async () => {
  const [admin, suspended] = await withAdmins(2);
  await database.pool.query('update members set suspended_at = now() where username = $1', [suspended!.username]);
  const response = await admin!.leave();
  expect(await problemIn(response)).toMatchObject({ code: 'last_admin', status: 409, detail: adminErr.lastAdmin });
  await database.pool.query('update members set suspended_at = null where username = $1', [suspended!.username]);
  expect((await admin!.leave()).status).toBe(204);
});

test('of admins who delete their accounts at once, one is left', async () => {
  for (const count of [2, 2, 3]) {
    const admins = await withAdmins(count);
    const statuses = await Promise.all(admins.map(async ({ leave }) => (await leave()).status));
    expect(statuses.sort()).toEqual([...Array(count - 1).fill(204), 409]);
    expect(await countAdmins()).toBe(1);
  }
});

test.each([
  ['GET', '/api/users/me/export'],
  ['GET', '/api/users/me/sessions'],
  ['DELETE', '/api/users/me/sessions'],
  ['DELETE', '/api/users/me/sessions/1'],
  ['DELETE', '/api/users/me'],
])('a guest may not %s %s', async (method, path) => {
  const response = await guest().send(method, path, method === 'GET' ? undefined : {});
  expect(response.status).toBe(401);
  expect(await problemIn(response)).toMatchObject({ code: 'login_required' });
});
