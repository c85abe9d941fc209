import { expect, onTestFinished, test } from 'vitest';
import { type Browser, browser, enter, person, serveAccounts, signUp } from '../../../test/accounts.js';
import { problemIn } from '../../../test/problem.js';

const { url, clock, sent, database } = await serveAccounts();
const guest = () => browser(url);
const minutes = (n: number) => n * 60_000;

const reset = (username: string, email: string) => guest().post('/api/users/reset-password', { username, email });
const mailTo = (address: string) => sent.filter(({ recipient }) => recipient === address);

/** The temporary password of the last mail to the address: it has a line of its own. */
async function mailed(address: string, count = 1): Promise<string> {
  await expect.poll(() => mailTo(address).length).toBe(count);
  const lines = mailTo(address).at(-1)?.text.split('\n') ?? [];
  return lines.find((line) => /^(?:[a-z2-9]{4}-){5}[a-z2-9]{4}$/.test(line)) ?? '';
}

/** An answer as a whole, without what differs between any two. */
async function answerOf(response: Response) {
  const headers = Object.fromEntries(response.headers);
  for (const volatile of ['date', 'x-request-id']) delete headers[volatile];
  return { status: response.status, headers, body: await response.text() };
}

const isLocked = async (her: Browser) => {
  const me = await her.get('/api/users/me');
  return me.status === 409 && (await problemIn(me))['mustChangePassword'] === true;
};

test('who forgot the password gets another by mail, logs in with it and has to change it', async () => {
  const her = guest();
  const { username, password, email } = await signUp(her);
  expect(await answerOf(await reset(username, email))).toMatchObject({ status: 202, body: '{}' });
  const temporary = await mailed(email);

  const login = await her.logIn(username, temporary);
  expect(await login.json()).toEqual({ username, role: 'ROLE_USER', mustChangePassword: true });
  expect(await isLocked(her)).toBe(true);

  const changed = await her.put('/api/users/me/password', { currentPassword: temporary, newPassword: 'green hill 7' });
  expect(changed.status).toBe(204);
  expect(await (await her.get('/api/users/me')).json()).toMatchObject({ username });
  expect((await guest().logIn(username, 'green hill 7')).status).toBe(200);
  expect((await guest().logIn(username, password)).status).toBe(401);
});

test('until it is changed nothing else is possible', async () => {
  const her = guest();
  const { username, email, ...profile } = await signUp(her);
  await reset(username, email);
  await her.logIn(username, await mailed(email));
  for (const [method, path, body] of [
    ['PUT', '/api/users/me', { ...profile, email }],
    ['DELETE', '/api/users/me', { currentPassword: profile.password }],
    ['GET', '/api/users/me/export', undefined],
    ['GET', '/api/users/me/sessions', undefined],
    ['DELETE', '/api/users/me/sessions', undefined],
    ['DELETE', '/api/users/me/sessions/1', undefined],
  ] as const) {
    const response = await her.send(method, path, body);
    expect([path, response.status]).toEqual([path, 409]);
    expect(await problemIn(response)).toMatchObject({ code: 'must_change_password', mustChangePassword: true });
  }
  expect((await her.get('/api/words?size=1')).status).toBe(200);
  expect((await her.post('/api/logout')).status).toBe(204);
  expect(await (await her.get('/api/users/me')).json()).toEqual({ role: 'ANONYMOUS' });
});

test('the old password works until the change succeeds', async () => {
  const { username, password, email } = await signUp(guest());
  await reset(username, email);
  const temporary = await mailed(email);
  const locked = guest();
  await locked.logIn(username, temporary);
  const her = guest();
  expect(await (await her.logIn(username, password)).json()).toMatchObject({ mustChangePassword: false });
  expect((await her.get('/api/users/me')).status).toBe(200);
});

test('it opens one session, of many who come with it at once', async () => {
  const { username, email } = await signUp(guest());
  await reset(username, email);
  const temporary = await mailed(email);
  const answers = await Promise.all(Array.from({ length: 6 }, () => guest().logIn(username, temporary)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
  expect((await guest().logIn(username, temporary)).status).toBe(401);
});

test('it is over after 15 minutes, but a form that was open takes its time', async () => {
  onTestFinished(() => clock.moveTo(0));
  const one = await signUp(guest());
  const other = await signUp(guest());
  for (const { username, email } of [one, other]) await reset(username, email);
  const [first, second] = [await mailed(one.email), await mailed(other.email)];
  const her = guest();
  expect((await her.logIn(one.username, first)).status).toBe(200);
  clock.moveTo(minutes(15) + 1000);
  expect((await guest().logIn(other.username, second)).status).toBe(401);
  clock.moveTo(minutes(24 * 60));
  const body = { currentPassword: first, newPassword: 'green hill 7' };
  expect((await her.put('/api/users/me/password', body)).status).toBe(204);
});

test('a second reset makes the first one void', async () => {
  const { username, email } = await signUp(guest());
  await reset(username, email);
  const first = await mailed(email);
  await reset(username, email);
  const second = await mailed(email, 2);
  expect((await guest().logIn(username, first)).status).toBe(401);
  expect((await guest().logIn(username, second)).status).toBe(200);
});

test('the answer does not tell whether name and address belong together, nor does it wait to find out', async () => {
  const one = await signUp(guest());
  const other = await signUp(guest());
  const before = sent.length;
  const right = await answerOf(await reset(one.username.toUpperCase(), one.email.toUpperCase()));
  const wrong = [
    await answerOf(await reset(one.username, other.email)),
    await answerOf(await reset('nobody_of_this_name', one.email)),
  ];
  expect(wrong).toEqual([right, right]);
  await mailed(one.email);
  expect(sent).toHaveLength(before + 1);

  // Even while the rows it needs are locked, the answer is there.
  const client = await database.pool.connect();
  onTestFinished(() => client.release());
  await client.query('begin');
  await client.query('lock table members in access exclusive mode');
  expect((await reset(one.username, one.email)).status).toBe(202);
  await client.query('rollback');
  await mailed(one.email, 2);
});

test.each([
  ['nothing', {}, ['username', 'email']],
  ['no address', { username: 'haneul' }, ['email']],
  ['a header in the address', { username: 'haneul', email: 'a@b.com\r\nBcc: c@d.com' }, ['email']],
])('%s is no reset', async (_, body, fields) => {
  const response = await guest().post('/api/users/reset-password', body);
  expect(response.status).toBe(400);
  expect(Object.keys((await problemIn(response)).errors ?? {}).sort()).toEqual(fields.sort());
});

test('for 72 hours after a change of the address a reset goes to the earlier one alone', async () => {
  onTestFinished(() => clock.moveTo(0));
  const her = guest();
  const { username, email, name, birthDate } = await enter(her);
  const thief = `thief_${username}@example.com`;
  await her.put('/api/users/me', { name, birthDate, job: null, email: thief });
  await expect.poll(() => mailTo(email).length).toBe(1);
  expect(mailTo(email)[0]?.text).toContain('다른 주소로 바뀌었어요');
  expect(mailTo(email)[0]?.text).not.toContain(thief);

  await reset(username, thief);
  await mailed(email, 2);
  await reset(username, email);
  const temporary = await mailed(email, 3);
  expect(mailTo(thief)).toEqual([]);
  expect((await guest().logIn(username, temporary)).status).toBe(200);

  clock.moveTo(72 * 3_600_000 + 1000);
  await reset(username, email);
  await reset(username, thief);
  await mailed(thief);
  expect(mailTo(email)).toHaveLength(3);
});

test('find-ID names the one match, masks several, and says when there is none', async () => {
  const alone = person({ name: '유일한', birthDate: '1999-09-09' });
  await signUp(guest(), alone);
  const find = (name: string, birthDate: string) => guest().post('/api/users/find-id', { name, birthDate });
  const found = await find(' 유일한 '.normalize('NFD'), '1999-09-09');
  expect([found.status, await found.json()]).toEqual([200, { username: alone.username }]);

  for (const username of ['tanaka', 'kim', '하늘바다'])
    await signUp(guest(), { username, name: '두사람', birthDate: '1998-08-08' });
  expect(await (await find('두사람', '1998-08-08')).json()).toEqual({ maskedUsername: 'tan***, ki***, 하늘바***' });

  for (const [name, day] of [
    ['유일한', '1999-09-10'],
    ['유일', '1999-09-09'],
    ['%', '1999-09-09'],
  ] as const) {
    const response = await find(name, day);
    expect(response.status).toBe(404);
    expect(await problemIn(response)).toMatchObject({ code: 'no_matching_user' });
  }
  expect((await find('', '')).status).toBe(400);
});
