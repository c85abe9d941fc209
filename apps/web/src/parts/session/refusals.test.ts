import { afterEach, expect, test } from 'vitest';
import { refusal, refusalOf, reportRefusal } from './refusals.js';

afterEach(() => refusal.set(null));

// biome-ignore format: a table, to be read down
test.each([
  // code                    method    path                          dialog
  ['login_required',         'PUT',    '/api/users/me',              true],
  ['login_required',         'DELETE', '/api/users/me/sessions/3',   true],
  ['login_required',         'POST',   '/api/checked-words/5',       true],
  ['login_required',         'GET',    '/api/admin/words',           true],
  ['login_required',         'GET',    '/api/users/me/sessions',     false],
  ['login_required',         'GET',    '/api/users/checked-words/ids', false],
  ['must_change_password',   'GET',    '/api/users/me/sessions',     true],
  ['must_change_password',   'PUT',    '/api/users/me',              true],
])('%s on %s %s opens a dialog: %s', (code, method, path, loud) => {
  expect(refusalOf(code, method, path)).toEqual({ code, loud });
});

test.each([
  ['login_failed', 'POST', '/api/login'],
  ['forbidden', 'PUT', '/api/admin/words/3'],
  ['validation_failed', 'PUT', '/api/users/me'],
  ['must_change_password', 'GET', '/api/users/me'],
])('%s on %s %s is none', (code, method, path) => {
  expect(refusalOf(code, method, path)).toBeNull();
});

test('a silent refusal does not close the dialog of a loud one', () => {
  reportRefusal('login_required', 'POST', '/api/checked-words/5');
  reportRefusal('login_required', 'GET', '/api/users/me/sessions');
  expect(refusal.get()).toEqual({ code: 'login_required', loud: true });
});
