import { expect, onTestFinished, test } from 'vitest';
import { type Browser, person, serveAccounts, signUp } from '../../test/accounts.js';
import { problemIn } from '../../test/problem.js';

const { app, browser, start, database } = await serveAccounts({ env: { RATE_LIMIT: 'on' } });

let hosts = 0;
/** A browser at an address of its own, as a trusted proxy tells it. */
const elsewhere = (from = browser) => {
  hosts += 1;
  return from({ 'X-Forwarded-For': `10.0.${hosts >> 8}.${hosts & 255}` });
};

const times = async (count: number, call: () => Promise<Response>) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await call()).status);
  return statuses;
};
const many = (count: number, status: number) => Array<number>(count).fill(status);

async function expectRefused(response: Response, atMost: number) {
  expect(response.status).toBe(429);
  const { code, retryAfterSec } = await problemIn(response);
  expect(code).toBe('too_many_requests');
  expect(Number(response.headers.get('retry-after'))).toBe(retryAfterSec);
  expect(retryAfterSec).toBeGreaterThan(atMost - 60);
  expect(retryAfterSec).toBeLessThanOrEqual(atMost);
}

test('50 wrong log-ins: ten are judged, even the right one is refused then, but not from elsewhere', async () => {
  const { username, password } = await signUp(elsewhere());
  const guesser = elsewhere();
  expect(await times(50, () => guesser.logIn(username, 'wrong river 9'))).toEqual([...many(10, 401), ...many(40, 429)]);
  await expectRefused(await guesser.logIn(username.toUpperCase(), password), 15 * 60);
  expect((await elsewhere().logIn(username, password)).status).toBe(200);
});

test('50 wrong log-ins at once: no more than ten are judged', async () => {
  const { username } = await signUp(elsewhere());
  const guesser = elsewhere();
  const answers = await Promise.all(Array.from({ length: 50 }, () => guesser.logIn(username, 'wrong river 9')));
  expect(answers.map(({ status }) => status).sort()).toEqual([...many(10, 401), ...many(40, 429)]);
});

test('many names from one address: 50 are judged', async () => {
  const guesser = elsewhere();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => guesser.logIn(`unknown_${n}`, 'wrong river 9')),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(50);
});

test('a name that nobody has is limited in the same way', async () => {
  const guesser = elsewhere();
  expect(await times(11, () => guesser.logIn('nobody_of_this_name', 'wrong river 9'))).toEqual([...many(10, 401), 429]);
});

test('who logs in rightly is not counted', async () => {
  const her = elsewhere();
  const { username, password } = await signUp(her);
  expect(await times(12, () => her.logIn(username, password))).toEqual(many(12, 200));
});

test('all processes count together, and a restart forgets nothing', async () => {
  const { username } = await signUp(elsewhere());
  const address = { 'X-Forwarded-For': '192.0.2.77' };
  expect(await times(6, () => browser(address).logIn(username, 'wrong river 9'))).toEqual(many(6, 401));
  const other = await start();
  expect(await times(5, () => other.browser(address).logIn(username, 'wrong river 9'))).toEqual([...many(4, 401), 429]);
});

test.each<[string, number, number, (her: Browser) => Promise<Response>]>([
  ['reset', 5, 3600, (her) => her.post('/api/users/reset-password', { username: 'abc', email: 'a@example.com' })],
  ['sign-up', 10, 3600, (her) => her.post('/api/users/signup', person())],
  ['find-ID', 10, 3600, (her) => her.post('/api/users/find-id', { name: '아무개', birthDate: '2000-01-01' })],
  ['duplicate check', 60, 60, (her) => her.get('/api/users/check-username?username=abc')],
])('%s: %d in %d s an address', async (_, count, seconds, call) => {
  const her = elsewhere();
  const statuses = await times(count, () => call(her));
  expect(statuses).not.toContain(429);
  await expectRefused(await call(her), seconds);
  expect((await call(elsewhere())).status).not.toBe(429);
});

test('what is refused for its content does not count', async () => {
  const her = elsewhere();
  expect(await times(12, () => her.post('/api/users/signup', person({ name: '' })))).toEqual(many(12, 400));
  expect((await her.post('/api/users/signup', person())).status).toBe(201);
});

test('a stolen session finds no password out', async () => {
  const her = elsewhere();
  const { username, password } = await signUp(her);
  await her.logIn(username, password);
  const guess = () => her.delete('/api/users/me', { currentPassword: 'wrong river 9' });
  expect(await times(10, guess)).toEqual(many(10, 400));
  await expectRefused(
    await her.put('/api/users/me/password', { currentPassword: password, newPassword: 'green hill 7' }),
    900,
  );
});

test('an IPv6 line is one caller, whichever of its addresses it takes', async () => {
  const { username } = await signUp(elsewhere());
  const from = (host: number) => browser({ 'X-Forwarded-For': `2001:db8:1:2::${host}` });
  const statuses = await Promise.all(Array.from({ length: 11 }, (_, n) => from(n).logIn(username, 'wrong river 9')));
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('a header of the client is no address where no proxy is trusted', async () => {
  const direct = await serveAccounts({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '' }, until: onTestFinished });
  let host = 0;
  const guess = () => direct.browser({ 'X-Forwarded-For': `10.9.9.${host++}` }).logIn('nobody', 'wrong river 9');
  expect(await times(11, guess)).toEqual([...many(10, 401), 429]);
});

test('the table names neither people nor addresses', async () => {
  const { rows } = await database.pool.query<{ key: string }>('select key from rate_limits');
  expect(rows.length).toBeGreaterThan(20);
  for (const { key } of rows) expect(key).toMatch(/^[a-zA-Z]+:[\w-]{22}$/);
});

test.each(['/api/words?q=마싣', '/api/difficulties/n5/words?q=마싣', '/?m=pron&q=마싣', '/words/50412'])(
  '%s: 300 in 10 s an address, and the database is not asked',
  async (path) => {
    const her = elsewhere();
    const counted = async () => (await database.pool.query('select 1 from rate_limits')).rowCount;
    const before = await counted();
    expect((await her.get(path)).status).toBe(200);
    // As many as the window leaves, without the time that answering them takes.
    const address = `10.0.${hosts >> 8}.${hosts & 255}`;
    await Promise.all(Array.from({ length: 299 }, () => app.rateLimits.take('search', address)));
    const refused = await her.get(path);
    expect(refused.status).toBe(429);
    if (path.startsWith('/api/')) await expectRefused(refused, 10);
    expect((await elsewhere().get(path)).status).toBe(200);
    expect(await counted()).toBe(before);
  },
);

test('no statement keeps a name with its connection, which a pooler would hand to others', async () => {
  const visitor = elsewhere();
  await visitor.logIn('nobody', 'blue river 9');
  const { rows } = await database.pool.query('select name from pg_prepared_statements');
  expect(rows).toEqual([]);
});
