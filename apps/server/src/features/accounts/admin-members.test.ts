import type { FoundMembers, MemberState } from '@utarang/contract';
import { foundMembers, memberState } from '@utarang/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { enter, serveAccounts } from '../../../test/accounts.js';
import { enterAdmin } from '../../../test/admin.js';
import { problemIn } from '../../../test/problem.js';

const served = await serveAccounts();
const { browser, database, start } = served;
const admin = await enterAdmin(served);
const path = '/api/admin/members';

const idOf = async (username: string) => {
  const { rows } = await database.pool.query<{ id: number }>('select id from members where username = $1', [username]);
  return rows[0]!.id;
};
const find = async (q: string, more = ''): Promise<FoundMembers> => {
  const response = await admin.get(`${path}?q=${encodeURIComponent(q)}${more}`);
  return z.parse(foundMembers, await response.json());
};
const stateOf = async (response: Response): Promise<MemberState> => z.parse(memberState, await response.json());
const isIn = async (who: ReturnType<typeof browser>) =>
  ((await (await who.get('/api/users/me')).json()) as { role: string }).role !== 'ANONYMOUS';

/** A member in two browsers, of two processes. */
async function enterTwice() {
  const [her, elsewhere] = [browser(), (await start()).browser()];
  const { username, password, email } = await enter(her, { name: '이 바다' });
  await elsewhere.logIn(username, password);
  return { her, elsewhere, username, password, email, id: await idOf(username) };
}

test('members are found by a part of the username, the name or the address, in any case and width', async () => {
  const { username, email, id } = await enterTwice();
  for (const q of [
    username,
    username.toUpperCase(),
    username.slice(1),
    email.slice(0, -4),
    '이 바다',
    '이 바다'.normalize('NFD'),
  ]) {
    const { content, totalElements } = await find(q);
    expect([q, content.map((member) => member.id).includes(id), totalElements > 0]).toEqual([q, true, true]);
  }
  for (const q of ['nobody at all', '%', "' or 1=1--"]) expect([q, (await find(q)).totalElements]).toEqual([q, 0]);
  const all = await find('', '&size=1');
  expect(all).toMatchObject({ number: 0, size: 1, totalPages: all.totalElements });
  expect((await find('', '&size=1&page=999')).content).toEqual([]);
  expect(JSON.stringify(await find(username))).not.toContain(email);
});

test('a name in Latin letters is found in any case', async () => {
  const { username } = await enter(browser(), { name: 'Kim Straße' });
  for (const q of ['kim', 'KIM STR', 'Straße', 'STRASSE', 'ｓｔｒ', 'm s']) {
    expect([q, (await find(q)).content.map((member) => member.username)]).toEqual([q, [username]]);
  }
});

test('the state of a member tells of sessions, and nothing of a password or of what the member wrote', async () => {
  const { id, username, email } = await enterTwice();
  const response = await admin.get(`${path}/${id}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const state = (await response.json()) as MemberState;
  expect(state).toEqual({
    id,
    username,
    name: '이 바다',
    role: 'ROLE_USER',
    createdAt: expect.any(String),
    suspendedAt: null,
    email,
    sessions: 2,
    lastSeenAt: expect.any(String),
    changes: [],
  });
  expect(await problemIn(await admin.get(`${path}/999999`))).toMatchObject({ code: 'member_not_found' });
  expect(await problemIn(await admin.get(`${path}/abc`))).toMatchObject({ code: 'member_not_found' });
});

test('sessions are ended on every process, and the member may log in again', async () => {
  const { her, elsewhere, id, username, password } = await enterTwice();
  const state = await stateOf(await admin.delete(`${path}/${id}/sessions`));
  expect(state).toMatchObject({ sessions: 0, lastSeenAt: null });
  expect(state.changes).toEqual([
    { at: expect.any(String), actor: 'admin', admin: admin.username, action: 'sessions_ended' },
  ]);
  expect([await isIn(her), await isIn(elsewhere)]).toEqual([false, false]);
  expect((await her.logIn(username, password)).status).toBe(200);
});

test('a suspended member is out at once and stays out until the suspension ends, with everything that was theirs', async () => {
  const { her, elsewhere, id, username, password } = await enterTwice();
  const state = await stateOf(await admin.post(`${path}/${id}/suspend`));
  expect(state).toMatchObject({ sessions: 0, suspendedAt: expect.any(String) });
  expect([await isIn(her), await isIn(elsewhere)]).toEqual([false, false]);
  for (const who of [her, elsewhere])
    expect(await problemIn(await who.logIn(username, password))).toMatchObject({
      code: 'account_suspended',
      status: 403,
    });
  const again = await stateOf(await admin.post(`${path}/${id}/suspend`));
  expect(again).toEqual(state);
  const back = await stateOf(await admin.post(`${path}/${id}/unsuspend`));
  expect(back.suspendedAt).toBeNull();
  expect(back.changes.map(({ action }) => action)).toEqual(['unsuspended', 'suspended']);
  expect((await her.logIn(username, password)).status).toBe(200);
});

test('a log-in that comes with a suspension leaves no session that opens anything', async () => {
  const { id, username, password } = await enterTwice();
  const others = Array.from({ length: 8 }, () => browser());
  const logins = others.map((other) => other.logIn(username, password));
  await Promise.all([...logins, admin.post(`${path}/${id}/suspend`)]);
  for (const other of others) expect(await isIn(other)).toBe(false);
  expect((await database.pool.query('select from sessions where member_id = $1', [id])).rowCount).toBe(0);
});

test('a deleted member is gone with everything, and the trail names no person', async () => {
  const { her, id, username, password } = await enterTwice();
  expect((await admin.delete(`${path}/${id}`)).status).toBe(204);
  expect(await isIn(her)).toBe(false);
  expect(await problemIn(await her.logIn(username, password))).toMatchObject({ code: 'login_failed' });
  expect(await problemIn(await admin.delete(`${path}/${id}`))).toMatchObject({ code: 'member_not_found' });
  const { rows } = await database.pool.query(
    `select subject, action, before, after from audit_entries where subject_id = $1 and subject = 'member'`,
    [id],
  );
  expect(rows).toEqual([
    { subject: 'member', action: 'deleted', before: { role: 'ROLE_USER', suspendedAt: null }, after: null },
  ]);
});

test('admins neither suspend nor delete themselves, but may end their sessions', async () => {
  const other = await enterAdmin(served);
  const id = await idOf(other.username);
  for (const [method, call] of [
    ['POST', 'suspend'],
    ['POST', 'unsuspend'],
    ['DELETE', ''],
  ] as const) {
    const response = await other.send(method, `${path}/${id}${call && `/${call}`}`);
    expect(await problemIn(response)).toMatchObject({ code: 'own_account', status: 409 });
  }
  expect(await isIn(other)).toBe(true);
  expect((await other.delete(`${path}/${id}/sessions`)).status).toBe(200);
  expect(await isIn(other)).toBe(false);
});

test('of two admins who suspend or delete each other at once, one does, so that an admin is left', async () => {
  for (const round of [1, 2, 3, 4]) {
    const [one, two] = [await enterAdmin(served), await enterAdmin(served)];
    const [first, second] = [await idOf(one.username), await idOf(two.username)];
    const answers = await Promise.all([
      round % 2 ? one.post(`${path}/${second}/suspend`) : one.delete(`${path}/${second}`),
      two.post(`${path}/${first}/suspend`),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect([401, 403]).toContain(answers.find(({ ok }) => !ok)?.status);
    const { rowCount } = await database.pool.query(
      `select from members where id = any($1) and role = 'ROLE_ADMIN' and suspended_at is null`,
      [[first, second]],
    );
    expect(rowCount).toBe(1);
  }
});

test('who is no admin sees and does nothing of it', async () => {
  const { her, id } = await enterTwice();
  for (const [method, address] of [
    ['GET', path],
    ['GET', `${path}/${id}`],
    ['POST', `${path}/${id}/suspend`],
    ['DELETE', `${path}/${id}`],
  ] as const) {
    expect(await problemIn(await her.send(method, address))).toMatchObject({ code: 'forbidden', status: 403 });
    expect(await problemIn(await browser().send(method, address))).toMatchObject({
      code: 'login_required',
      status: 401,
    });
  }
  expect(await isIn(her)).toBe(true);
});
