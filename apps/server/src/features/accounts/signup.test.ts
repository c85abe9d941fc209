import { PASSWORD_MAX, PASSWORD_MIN, USERNAME_MIN } from '@utarang/domain/account';
import { validationMessages } from '@utarang/messages';
import { expect, onTestFinished, test } from 'vitest';
import { browser, enter, person, serveAccounts, signUp } from '../../../test/accounts.js';
import { problemIn } from '../../../test/problem.js';
import { createPasswords } from '../../auth/passwords.js';

const { url, database, clock } = await serveAccounts();
const guest = () => browser(url);
const post = (body: unknown) => guest().post('/api/users/signup', body);

test('a person signs up, and is who they said', async () => {
  const her = guest();
  const { username, name, email, job, birthDate } = await enter(her, { job: ' ' });
  const me = await her.get('/api/users/me');
  expect(me.headers.get('cache-control')).toBe('no-store');
  const points = { level: 'N5', totalPoints: 0, wordPoints: 0, sentPoints: 0 };
  expect(job).toBe(' ');
  expect(await me.json()).toEqual({ role: 'ROLE_USER', username, name, email, job: null, birthDate, ...points });
});

test('what comes along in the body changes nothing', async () => {
  const her = guest();
  const more = { role: 'ROLE_ADMIN', level: 'N1', totalPoints: 9000, id: 1, passwordHash: 'x', constructor: 'x' };
  const member = await signUp(her, more);
  await her.logIn(member.username, member.password);
  expect(await (await her.get('/api/users/me')).json()).toMatchObject({
    role: 'ROLE_USER',
    level: 'N5',
    totalPoints: 0,
  });
});

test.each(['__proto__', 'constructor'])('a body with the prototype in it (%s) is refused or harmless', async (name) => {
  const body = `{"${name}": {"role": "ROLE_ADMIN", "prototype": {"x": 1}}, ${JSON.stringify(person()).slice(1)}`;
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/api/users/signup`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(await problemIn(response)).toMatchObject({ code: 'bad_request' });
  expect(({} as Record<string, unknown>)['role']).toBeUndefined();
});

test.each<[string, Record<string, unknown>, string, keyof typeof validationMessages]>([
  ['a username of 1', { username: 'a' }, 'username', 'username_length'],
  ['a username of 10,000', { username: 'a'.repeat(10_000) }, 'username', 'username_length'],
  ['a username of 128', { username: '하늘'.repeat(64) }, 'username', 'username_length'],
  ['an emoji as username', { username: '🍎'.repeat(USERNAME_MIN) }, 'username', 'username_characters'],
  ['a password of 1', { password: 'a' }, 'password', 'password_too_short'],
  ['a password of 10,000', { password: 'ab '.repeat(3334) }, 'password', 'password_too_long'],
  ['a password that everybody has', { password: 'Password1' }, 'password', 'password_common'],
  [
    'the username as password',
    { username: 'haneulbada', password: 'HaneulBada!' },
    'password',
    'password_contains_username',
  ],
  ['a password repeated otherwise', { password2: 'blue river 8' }, 'password2', 'password_differs'],
  ['a birth date of 1899', { birthDate: '1899-12-31' }, 'birthDate', 'birth_range'],
  ['a birth date that no year has', { birthDate: '2023-02-29' }, 'birthDate', 'birth_no_such_day'],
  ['a line end in the address', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', 'text_unreadable'],
  ['two addresses', { email: 'a@example.com,b@example.com' }, 'email', 'email_format'],
  ['a name of 51', { name: '김'.repeat(51) }, 'name', 'name_too_long'],
  ['a name of 128', { name: '김'.repeat(128) }, 'name', 'name_too_long'],
  ['a name of 10,000', { name: '김'.repeat(10_000) }, 'name', 'name_too_long'],
  ['a line end in the name', { name: '김하늘\r\nBcc: b@example.com' }, 'name', 'text_unreadable'],
])('%s is refused under its field', async (_, over, field, code) => {
  const response = await post(person(over));
  expect(response.status).toBe(400);
  expect(await problemIn(response)).toMatchObject({
    code: 'validation_failed',
    errors: { [field]: validationMessages[code] },
  });
});

test.each([
  ['a name of 1', { name: '솔' }],
  ['a name of 8', { name: '황보하늘바다 솔' }],
  ['a name of emoji', { name: '🍎👩‍💻' }],
  ['a username of 8', { username: '하늘하늘하늘_9' }],
])('%s is one', async (_, over) => {
  const her = guest();
  await enter(her, over);
  expect(await (await her.get('/api/users/me')).json()).toMatchObject(over);
});

test.each([
  ['the fewest characters', 'x8 가나 z9q7w6'.slice(0, PASSWORD_MIN)],
  ['the most characters', `river 7 ${'blue river '.repeat(PASSWORD_MAX)}`.slice(0, PASSWORD_MAX)],
  ['emoji', '🍎🍐🍊🍋🍌🍉🍇🍓🫐🍈🍒🍑'],
  ['spaces around it', '  blue river 9  '],
])('a password of %s works as it was typed', async (_, password) => {
  const her = guest();
  const { username } = await signUp(her, { password });
  expect((await her.logIn(username, password)).status).toBe(200);
  expect((await her.logIn(username, password.slice(0, -1))).status).toBe(401);
});

test('a password in Hangul is the same however the keyboard composes it', async () => {
  const her = guest();
  const { username } = await signUp(her, {
    password: '하늘색 우산 세 개'.normalize('NFD'),
    password2: '하늘색 우산 세 개',
  });
  for (const form of ['NFC', 'NFD']) {
    expect((await her.logIn(username, '하늘색 우산 세 개'.normalize(form))).status).toBe(200);
  }
});

test('tomorrow in Seoul is no birth date until it has come', async () => {
  onTestFinished(() => clock.moveTo(0));
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' });
  const tomorrow = today.format(Date.now() + 86_400_000);
  expect((await post(person({ birthDate: tomorrow }))).status).toBe(400);
  clock.moveTo(86_400_000);
  expect((await post(person({ birthDate: tomorrow }))).status).toBe(201);
});

test.each([
  ['in another case', 'username', 'Sora_One', 'sORA_oNE'],
  ['composed otherwise', 'username', '하늘바다산', '하늘바다산'.normalize('NFD')],
  ['of another width', 'username', 'wide_one', 'ｗide_one'],
  ['in another case', 'email', 'Sora@Example.com', 'sora@EXAMPLE.com'],
])('a taken name or address %s (%s) is taken', async (_, field, first, second) => {
  await signUp(guest(), { [field]: first });
  const check = await guest().get(`/api/users/check-${field}?${new URLSearchParams({ [field]: second })}`);
  expect([check.status, await check.json()]).toEqual([200, true]);
  const response = await post(person({ [field]: second }));
  expect(response.status).toBe(409);
  const code = field === 'email' ? 'email_taken' : 'username_taken';
  expect(await problemIn(response)).toMatchObject({ code, errors: { [field]: validationMessages[code] } });
});

test('a free name or address is free; a blank one is no question', async () => {
  for (const [path, answer] of [
    ['check-username?username=nobody_yet', false],
    ['check-email?email=nobody@example.com', false],
  ] as const) {
    const response = await guest().get(`/api/users/${path}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toBe(answer);
  }
  for (const path of ['check-username?username=%20', 'check-username', 'check-email?email=', 'check-email?email=a']) {
    const response = await guest().get(`/api/users/${path}`);
    expect(response.status).toBe(400);
    await problemIn(response);
  }
});

test('of many who sign up with one name at once exactly one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => post(person({ username: index % 2 ? 'one_name' : 'ONE_NAME' }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(11).fill(409)]);
  const { rows } = await database.pool.query("select 1 from members where username_key = 'ONE_NAME'");
  expect(rows).toHaveLength(1);
});

test('of many who sign up with one address at once exactly one succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => post(person({ email: 'one@example.com' }))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(11).fill(409)]);
});

test('no password is kept as it was typed', async () => {
  const served = await serveAccounts({ passwords: createPasswords(), until: onTestFinished });
  await signUp(served.browser(), { password: 'nobody reads this' });
  const { rows } = await served.database.pool.query('select * from members');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('nobody reads this');
  for (const { password_hash: hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('MIN_SIGNUP_AGE refuses younger people, counted in Seoul', async () => {
  const served = await serveAccounts({ env: { MIN_SIGNUP_AGE: '14' }, until: onTestFinished });
  const born = (years: number, ms: number) => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(Date.now() + ms);
    return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`.replace('02-29', '02-28');
  };
  const young = await served.browser().post('/api/users/signup', person({ birthDate: born(14, 86_400_000) }));
  expect(young.status).toBe(400);
  expect(await problemIn(young)).toMatchObject({ errors: { birthDate: validationMessages.birth_too_young } });
  expect((await served.browser().post('/api/users/signup', person({ birthDate: born(14, 0) }))).status).toBe(201);
});
