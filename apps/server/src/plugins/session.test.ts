import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { enter, serveAccounts } from '../../test/accounts.js';
import { problemIn } from '../../test/problem.js';
import { noDatabase, serve } from '../../test/serve.js';
import { deleteExpired } from '../housekeeping.repo.js';

const prepare: NonNullable<Parameters<typeof serveAccounts>[0]>['prepare'] = (app) => {
  app.get('/api/test/admin', { config: { access: 'admin' }, schema: { hide: true } }, async () => ({ done: true }));
  app.get('/api/test/public', { config: { access: 'public' }, schema: { hide: true } }, async ({ viewer }) => viewer);
};
const { browser, start, database, clock } = await serveAccounts({ prepare });
const DAY = 86_400_000;
const roleOf = async (response: Response) => ((await response.json()) as { role: string }).role;
const me = '/api/users/me';

test('a restart loses no session, and every process knows them all', async () => {
  const her = browser();
  await enter(her);
  const other = await start();
  const headers = { Cookie: `session=${her.cookies.get('session')}` };
  expect(await roleOf(await other.browser().get(me, headers))).toBe('ROLE_USER');
  await other.browser().send('POST', '/api/logout', undefined, headers);
  expect(await roleOf(await her.get(me))).toBe('ANONYMOUS');
});

test('it ends after 14 idle days, and after 30 whatever happens', async () => {
  onTestFinished(() => clock.moveTo(0));
  const [idle, busy] = [browser(), browser()];
  await enter(idle);
  await enter(busy);
  for (const [day, idleRole, busyRole] of [
    [13.9, null, 'ROLE_USER'],
    [14.1, 'ANONYMOUS', 'ROLE_USER'],
    [27, null, 'ROLE_USER'],
    [29.9, null, 'ROLE_USER'],
    [30.1, null, 'ANONYMOUS'],
  ] as const) {
    clock.moveTo(day * DAY);
    expect(await roleOf(await busy.get(me))).toBe(busyRole);
    if (idleRole) expect(await roleOf(await idle.get(me))).toBe(idleRole);
  }
});

test('what is over is deleted, and nothing else', async () => {
  onTestFinished(() => clock.moveTo(0));
  const count = async () => (await database.pool.query('select 1 from sessions')).rowCount ?? 0;
  const her = browser();
  await enter(her);
  const before = await count();
  await deleteExpired(database.orm, clock);
  expect(await roleOf(await her.get(me))).toBe('ROLE_USER');
  expect(await count()).toBeGreaterThan(0);
  expect(await count()).toBeLessThanOrEqual(before);
  clock.moveTo(31 * DAY);
  await deleteExpired(database.orm, clock);
  expect(await count()).toBe(0);
});

test.each(['', 'x', 'A'.repeat(22), 'A'.repeat(5000), "' or 1=1--", '%00', '../../etc'])(
  'the cookie %j opens nothing',
  async (value) => {
    const response = await browser().get(me, { Cookie: `session=${value}` });
    expect(await roleOf(response)).toBe('ANONYMOUS');
  },
);

test('what the database keeps opens no session', async () => {
  const her = browser();
  await enter(her);
  const { rows } = await database.pool.query<{ token_hash: string }>('select token_hash from sessions');
  expect(rows.map((row) => row.token_hash)).not.toContain(her.cookies.get('session'));
  for (const { token_hash } of rows) {
    for (const value of [token_hash, token_hash.slice(0, 22)]) {
      expect(await roleOf(await browser().get(me, { Cookie: `session=${value}` }))).toBe('ANONYMOUS');
    }
  }
});

test('where people come by https the cookies are sent by https alone, and to this host alone', async () => {
  const served = await serveAccounts({ env: { PUBLIC_URL: 'https://utarang.example' }, until: onTestFinished });
  const her = served.browser();
  const { username, password } = await enter(her);
  const login = await her.logIn(username, password);
  const [session, device] = login.headers.getSetCookie();
  expect(session).toMatch(/^__Host-session=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(device).toMatch(/^__Host-device=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(await roleOf(await her.get(me))).toBe('ROLE_USER');
  const plain = { Cookie: `session=${her.cookies.get('__Host-session')}` };
  expect(await roleOf(await served.browser().get(me, plain))).toBe('ANONYMOUS');
});

test('a guest, a member and an admin before a call for admins', async () => {
  const [her, admin] = [browser(), browser()];
  await enter(her);
  const { username } = await enter(admin);
  await database.pool.query("update members set role = 'ROLE_ADMIN' where username = $1", [username]);
  for (const [who, status, code] of [
    [browser(), 401, 'login_required'],
    [her, 403, 'forbidden'],
  ] as const) {
    const response = await who.get('/api/test/admin');
    expect(response.status).toBe(status);
    expect(await problemIn(response)).toMatchObject({ code });
  }
  const response = await admin.get('/api/test/admin');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a public call cannot tell who makes it', async () => {
  const response = await browser().get('/api/test/public');
  expect(response.status).toBe(500);
});

test('while the database is away pages do not know a member, and calls say to come back', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
  onTestFinished(() => pool.end());
  const { url } = await serve({
    database: { ...noDatabase, pool, orm: drizzle(pool) as never },
    until: onTestFinished,
  });
  const headers = { Cookie: `session=${'A'.repeat(22)}` };
  const page = await fetch(url, { headers });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('"viewer":null');
  const call = await fetch(url + me, { headers });
  expect(call.status).toBe(503);
  expect(call.headers.get('retry-after')).toBe('5');
  await problemIn(call);
  expect((await fetch(url + me)).status).toBe(200);
});
