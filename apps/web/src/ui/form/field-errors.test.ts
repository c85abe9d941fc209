import { loginBody, passwordForm, signupBody } from '@utarang/contract';
import { validationMessages as say } from '@utarang/messages';
import { expect, test } from 'vitest';
import { errorsLeft, fieldErrors, mergeErrors } from './field-errors.js';

const signup = signupBody(() => new Date('2026-01-31T00:00:00+09:00'));
const good = {
  username: 'haneul_24',
  password: 'Sorairo-1204',
  password2: 'Sorairo-1204',
  name: '김하늘',
  birthDate: '1999-04-12',
  job: '',
  email: 'haneul@example.com',
};

// biome-ignore format: a table, to be read down
test.each([
  ['nothing is wrong',             {},                          {}],
  ['only one thing',               { birthDate: '2000-1' },    { birthDate: say.birth_format }],
  ['the first of several',         { username: '!' },           { username: say.username_length }],
  ['two fields that differ',       { password2: 'Sorairo' },    { password2: say.password_differs }],
  ['two fields at once',           { name: ' ', email: 'a@' },  { name: say.name_required, email: say.email_format }],
])('%s', (_, over, errors) => {
  expect(fieldErrors(signup, { ...good, ...over })).toEqual(errors);
});

test('an empty form is told everything that is missing, and nothing else', () => {
  const empty = Object.fromEntries(Object.keys(good).map((name) => [name, '']));
  expect(fieldErrors(signup, empty)).toEqual({
    username: say.username_required,
    password: say.password_required,
    password2: say.password2_required,
    name: say.name_required,
    birthDate: say.birth_required,
    email: say.email_required,
  });
  expect(Object.keys(fieldErrors(loginBody, {}))).toEqual(['username', 'password']);
});

test('what is missing can be told in one sentence, at the first of its fields', () => {
  const missing = mergeErrors(fieldErrors(loginBody, { username: '', password: '' }), '둘 다');
  expect(missing).toEqual({ username: '둘 다', password: '' });
  const now = fieldErrors(loginBody, { username: 'haneul', password: '' });
  expect(errorsLeft(missing, now, {}, 'username')).toEqual({ password: say.password_required });
});

// biome-ignore format: a table, to be read down
test.each([
  // case                                         before                     schema now             server                 edited    left
  ['what was corrected goes',                     { a: 'missing' },          {},                    {},                    'a',      {}],
  ['what is wrong in another way says so',        { a: 'missing' },          { a: 'short' },        {},                    'a',      { a: 'short' }],
  ['what was not told before waits',              {},                        { a: 'short' },        {},                    'a',      {}],
  ['another field makes it right',                { b: 'differs' },          {},                    {},                    'a',      {}],
  ['the server’s stays while others are edited',  { a: 'taken' },            {},                    { a: 'taken' },        'b',      { a: 'taken' }],
  ['and goes with its text',                      { a: 'taken' },            {},                    { a: 'taken' },        'a',      {}],
])('%s', (_, before, now, server, edited, left) => {
  expect(errorsLeft(before, now, server, edited)).toEqual(left);
});

test('the passwords of the profile are compared while they are typed', () => {
  const typed = { currentPassword: 'a', newPassword: 'Sorairo-1204', confirmation: 'Sorairo-1205' };
  expect(fieldErrors(passwordForm, typed)).toEqual({ confirmation: say.new_password_differs });
});
