import { expect, test } from 'vitest';
import { serveAccounts, signUp } from '../../../test/accounts.js';
import { recordingLog } from '../../../test/log.js';
import { createPasswords } from '../../auth/passwords.js';
import { makeFirstAdmin } from './admins.service.js';

const { browser, database, clock } = await serveAccounts();
const deps = (log = recordingLog()) => ({
  deps: { orm: database.orm, clock, passwords: createPasswords(), log: log.log },
  messages: log.messages,
});
const roleAs = async (username: string, password: string) => {
  const response = await browser().logIn(username, password);
  return response.status === 200 ? ((await response.json()) as { role: string }).role : response.status;
};

test('the first admin is made at the start, once, whichever process starts', async () => {
  const settings = { adminUsername: 'boss', adminPassword: 'blue river 9' };
  await Promise.all([1, 2, 3].map(() => makeFirstAdmin(deps().deps, settings)));
  expect(await roleAs('boss', 'blue river 9')).toBe('ROLE_ADMIN');
  const her = browser();
  await her.logIn('boss', 'blue river 9');
  expect(await (await her.get('/api/users/me')).json()).toMatchObject({ name: 'boss', email: null, birthDate: null });

  await her.put('/api/users/me/password', { currentPassword: 'blue river 9', newPassword: 'green hill 7' });
  await makeFirstAdmin(deps().deps, settings); // the next start
  expect(await roleAs('boss', 'blue river 9')).toBe(401);
  expect(await roleAs('BOSS', 'green hill 7')).toBe('ROLE_ADMIN');
});

test('without both settings there is no admin, and no default password', async () => {
  const before = await database.pool.query('select 1 from members');
  await makeFirstAdmin(deps().deps, { adminUsername: null, adminPassword: null });
  expect((await database.pool.query('select 1 from members')).rowCount).toBe(before.rowCount);
  for (const password of ['admin', 'password', '']) expect(await roleAs('admin', password)).not.toBe('ROLE_ADMIN');
});

test('who signed up with the name first is made no admin by it', async () => {
  const { username, password } = await signUp(browser());
  const { deps: own, messages } = deps();
  await makeFirstAdmin(own, { adminUsername: username, adminPassword: 'green hill 7' });
  expect(await roleAs(username, password)).toBe('ROLE_USER');
  expect(messages.join()).toContain('no admin');
});

test.each(['short', 'password', 'xx-boss2-xx'])("the password %j is no admin's", async (adminPassword) => {
  await expect(makeFirstAdmin(deps().deps, { adminUsername: 'boss2', adminPassword })).rejects.toThrow('A password');
});
