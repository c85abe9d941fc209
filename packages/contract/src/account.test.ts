import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from '@utarang/domain/account';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { deleteBody, findIdBody, loginBody, passwordBody, passwordForm, profileBody, signupBody } from './account.js';
import { NAME_MAX } from './terms.js';

const clock = () => new Date('2026-03-01T14:59:59Z'); // 1 March in Seoul, for one more second

/** Field → the first thing said about it. */
function findings(schema: z.ZodMiniType, body: unknown): Record<string, string> {
  const result = schema.safeParse(body);
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
}

const good = {
  username: 'haneul_24',
  password: 'blue river 9',
  password2: 'blue river 9',
  name: '김하늘',
  birthDate: '2000-01-31',
  job: '학생',
  email: 'haneul@example.com',
};
const signup = signupBody(clock);

// biome-ignore format: a table, to be read down
test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['all is well',                 {},                                      {}],
  ['no job',                      { job: undefined },                      {}],
  ['a job of null',               { job: null },                           {}],
  ['a short username',           { username: 'h'.repeat(USERNAME_MIN - 1) },                      { username: 'username_length' }],
  ['the shortest username',      { username: 'k'.repeat(USERNAME_MIN) },                     {}],
  ['the longest username',       { username: '하'.repeat(USERNAME_MAX) },           {}],
  ['a long username',            { username: '하'.repeat(USERNAME_MAX + 1) },           { username: 'username_length' }],
  ['a username of 10,000',        { username: 'h'.repeat(10_000) },        { username: 'username_length' }],
  ['Hangul in NFD counts as NFC', { username: '하늘바다'.normalize('NFD') }, {}],
  ['a username with a space',     { username: 'ha neul' },                 { username: 'username_characters' }],
  ['an emoji as username',        { username: '🍎'.repeat(USERNAME_MIN) },                  { username: 'username_characters' }],
  ['a username with nothing in it', { username: 'ha\u200bneul' },          { username: 'username_invisible' }],
  ['a username of fillers',       { username: '\u3164'.repeat(USERNAME_MIN) },      { username: 'username_invisible' }],
  ['a username of look-alikes',   { username: 'h\u0430neul' },             { username: 'username_mixed' }],
  ['Hangul and Latin',            { username: '하늘sky' },                 {}],
  ['__proto__ is a name',         { username: '__proto__' },               {}],
  ['a blank username',            { username: '  ' },                      { username: 'username_required' }],
  ['a number as username',        { username: 7 },                         { username: 'username_required' }],
  ['a password of 1',             { password: 'a', password2: 'a' },       { password: 'password_too_short' }],
  ['a short password',           { password: '🍎'.repeat(PASSWORD_MIN - 1), password2: '🍎'.repeat(PASSWORD_MIN - 1) }, { password: 'password_too_short' }],
  ['the shortest password',      { password: '🍎'.repeat(PASSWORD_MIN), password2: '🍎'.repeat(PASSWORD_MIN) }, {}],
  ['the longest password',       { password: '가'.repeat(PASSWORD_MAX), password2: '가'.repeat(PASSWORD_MAX) }, {}],
  ['a long password',            { password: '가'.repeat(PASSWORD_MAX + 1), password2: '가'.repeat(PASSWORD_MAX + 1) }, { password: 'password_too_long', password2: 'password_too_long' }],
  ['a password in NFC and NFD',   { password: '비밀번호는이것', password2: '비밀번호는이것'.normalize('NFD') }, { password: 'password_too_short' }],
  ['spaces around it are its own', { password: ' river 99 ', password2: 'river 99' }, { password2: 'password_differs' }],
  ['spaces are a password',      { password: ' '.repeat(PASSWORD_MIN), password2: ' '.repeat(PASSWORD_MIN) }, {}],
  ['half a surrogate pair',       { password: '\ud800river99', password2: '\ud800river99' }, { password: 'text_unreadable', password2: 'text_unreadable' }],
  ['the username in it',          { password: 'my HANEUL_24', password2: 'my HANEUL_24' }, { password: 'password_contains_username' }],
  ['not repeated',                { password2: '' },                       { password2: 'password2_required' }],
  ['repeated otherwise',          { password2: 'blue river 8' },           { password2: 'password_differs' }],
  ['no name',                     { name: ' ' },                           { name: 'name_required' }],
  ['a long name',                { name: '김'.repeat(NAME_MAX + 1) },               { name: 'name_too_long' }],
  ['a line break in the name',    { name: 'a\nb' },                        { name: 'text_unreadable' }],
  ['a name turned around',        { name: '김\u202e하늘' },                { name: 'name_invisible' }],
  ['no birth date',               { birthDate: '' },                       { birthDate: 'birth_required' }],
  ['born 1899-12-31',             { birthDate: '1899-12-31' },             { birthDate: 'birth_range' }],
  ['born 1900-01-01',             { birthDate: '1900-01-01' },             {}],
  ['born today in Seoul',         { birthDate: '2026-03-01' },             {}],
  ['born tomorrow in Seoul',      { birthDate: '2026-03-02' },             { birthDate: 'birth_range' }],
  ['born 2023-02-29',             { birthDate: '2023-02-29' },             { birthDate: 'birth_no_such_day' }],
  ['born 1990-02-30',             { birthDate: '1990-02-30' },             { birthDate: 'birth_no_such_day' }],
  ['full-width digits',           { birthDate: '２０００－０１－３１' },   {}],
  ['a date written otherwise',    { birthDate: '2000.1.31' },              {}],
  ['a date in Korean',            { birthDate: '2000년 1월 31일' },        {}],
  ['a year and a month',          { birthDate: '2000년 1월' },             { birthDate: 'birth_format' }],
  ['a long job',                 { job: '가'.repeat(NAME_MAX + 1) },                { job: 'job_too_long' }],
  ['no address',                  { email: '' },                           { email: 'email_required' }],
  ['an address without a dot',    { email: 'a@b' },                        { email: 'email_format' }],
  ['a long address',             { email: `${'a'.repeat(EMAIL_MAX)}@example.com` }, { email: 'email_too_long' }],
  ['another header in it',        { email: 'a@b.com\r\nBcc: c@d.com' },    { email: 'text_unreadable' }],
])('sign-up: %s', (_, over, expected) => {
  expect(findings(signup, { ...good, ...over })).toEqual(expected);
});

test('everything that is wrong is told at once', () => {
  expect(findings(signup, {})).toEqual({
    username: 'username_required',
    password: 'password_required',
    password2: 'password2_required',
    name: 'name_required',
    birthDate: 'birth_required',
    email: 'email_required',
  });
  expect(findings(signup, { ...good, name: '', password2: 'other' })).toEqual({
    name: 'name_required',
    password2: 'password_differs',
  });
});

test.each([null, undefined, 7, 'text', [], true])('%j is no body', (body) => {
  for (const schema of [signup, passwordBody, passwordForm, loginBody, profileBody(clock)]) {
    expect(schema.safeParse(body).success).toBe(false);
  }
});

test('what is read is trimmed and composed, the password composed alone; what is not known is left out', () => {
  const read = signup.parse({
    ...good,
    username: ' 하늘바다 '.normalize('NFD'),
    password: ' 비밀번호를 정해요'.normalize('NFD'),
    password2: ' 비밀번호를 정해요',
    job: ' ',
    role: 'ROLE_ADMIN',
    totalPoints: 5000,
  });
  expect(read).toEqual({
    ...good,
    username: '하늘바다',
    password: ' 비밀번호를 정해요',
    password2: ' 비밀번호를 정해요',
    job: null,
  });
});

test.each<[string, z.ZodMiniType, unknown, Record<string, string>]>([
  ['a log-in without anything', loginBody, {}, { username: 'username_required', password: 'password_required' }],
  ['a log-in with a short name', loginBody, { username: 'a', password: 'b' }, {}],
  [
    'a log-in with 10,000 letters',
    loginBody,
    { username: 'a', password: 'b'.repeat(10_000) },
    { password: 'password_too_long' },
  ],
  ['a profile without a name', profileBody(clock), { ...good, name: '' }, { name: 'name_required' }],
  [
    'the same password again',
    passwordBody,
    { currentPassword: 'blue river 9', newPassword: 'blue river 9' },
    { newPassword: 'new_password_same' },
  ],
  [
    'a short new password',
    passwordBody,
    { currentPassword: 'x', newPassword: 'r'.repeat(PASSWORD_MIN - 1) },
    { newPassword: 'new_password_too_short' },
  ],
  [
    'no passwords',
    passwordBody,
    {},
    { currentPassword: 'current_password_required', newPassword: 'new_password_required' },
  ],
  [
    'a new password repeated otherwise',
    passwordForm,
    { currentPassword: 'x', newPassword: 'blue river 9', confirmation: 'blue river 8' },
    { confirmation: 'new_password_differs' },
  ],
  [
    'a new password that is not repeated',
    passwordForm,
    { currentPassword: 'x', newPassword: 'blue river 9', confirmation: '' },
    { confirmation: 'confirmation_required' },
  ],
  ['a search for nobody', findIdBody(clock), {}, { name: 'name_required', birthDate: 'birth_required' }],
  [
    'a deletion without a password',
    deleteBody,
    { currentPassword: '' },
    { currentPassword: 'current_password_required' },
  ],
])('%s', (_, schema, body, expected) => {
  expect(findings(schema, body)).toEqual(expected);
});
