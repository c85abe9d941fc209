import { validationMessages } from '@utarang/messages';
import { expect, test } from 'vitest';
import { browser, enter, serveAccounts } from '../../../test/accounts.js';
import { problemIn } from '../../../test/problem.js';

const { url } = await serveAccounts();
const guest = () => browser(url);
const path = '/api/users/me/password';

test('a new password ends every other session, and changes the cookie of this one', async () => {
  const here = guest();
  const { username, password } = await enter(here);
  const there = guest();
  await there.logIn(username, password);
  const before = here.cookies.get('session');

  const response = await here.put(path, { currentPassword: password, newPassword: 'green hill 7' });
  expect(response.status).toBe(204);
  expect(here.cookies.get('session')).not.toBe(before);
  expect(await (await here.get('/api/users/me')).json()).toMatchObject({ username });
  expect(await (await there.get('/api/users/me')).json()).toEqual({ role: 'ANONYMOUS' });
  const old = await guest().get('/api/users/me', { Cookie: `session=${before}` });
  expect(await old.json()).toEqual({ role: 'ANONYMOUS' });
  expect((await guest().logIn(username, password)).status).toBe(401);
  expect((await guest().logIn(username, 'green hill 7')).status).toBe(200);
});

test.each<[string, (password: string, username: string) => object, string, keyof typeof validationMessages]>([
  [
    'a wrong one',
    () => ({ currentPassword: 'x', newPassword: 'green hill 7' }),
    'currentPassword',
    'current_password_wrong',
  ],
  [
    'none',
    () => ({ currentPassword: '', newPassword: 'green hill 7' }),
    'currentPassword',
    'current_password_required',
  ],
  [
    'a short new one',
    (own) => ({ currentPassword: own, newPassword: 'short' }),
    'newPassword',
    'new_password_too_short',
  ],
  ['the same again', (own) => ({ currentPassword: own, newPassword: own }), 'newPassword', 'new_password_same'],
  [
    'a new one of everybody',
    (own) => ({ currentPassword: own, newPassword: 'iloveyou1' }),
    'newPassword',
    'password_common',
  ],
  [
    'the username in it',
    (own, name) => ({ currentPassword: own, newPassword: `x${name}` }),
    'newPassword',
    'password_contains_username',
  ],
  [
    '10,000 letters',
    (own) => ({ currentPassword: own, newPassword: 'ab '.repeat(3333) }),
    'newPassword',
    'password_too_long',
  ],
])('%s is refused under its field, and changes nothing', async (_, body, field, code) => {
  const her = guest();
  const { username, password } = await enter(her);
  const response = await her.put(path, body(password, username));
  expect(response.status).toBe(400);
  expect(await problemIn(response)).toMatchObject({ errors: { [field]: validationMessages[code] } });
  expect((await guest().logIn(username, password)).status).toBe(200);
});

test('of several changes at once one succeeds', async () => {
  const her = guest();
  const { username, password } = await enter(her);
  const cookie = { Cookie: `session=${her.cookies.get('session')}` };
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) =>
      guest().send('PUT', path, { currentPassword: password, newPassword: `green hill ${n}` }, cookie),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(statuses.every((status) => [204, 400, 401].includes(status))).toBe(true);
  const winner = statuses.indexOf(204) + 1;
  expect((await guest().logIn(username, `green hill ${winner}`)).status).toBe(200);
});

test('a log-in with the old password cannot slip past the change', async () => {
  const her = guest();
  const { username, password } = await enter(her);
  const others = Array.from({ length: 5 }, guest);
  const [changed] = await Promise.all([
    her.put(path, { currentPassword: password, newPassword: 'green hill 7' }),
    ...others.map((other) => other.logIn(username, password)),
  ]);
  expect(changed?.status).toBe(204);
  for (const other of others) {
    expect(await (await other.get('/api/users/me')).json()).toEqual({ role: 'ANONYMOUS' });
  }
});

test('a guest has no password to change', async () => {
  const response = await guest().put(path, { currentPassword: 'x', newPassword: 'green hill 7' });
  expect(response.status).toBe(401);
  expect(await problemIn(response)).toMatchObject({ code: 'login_required' });
});
