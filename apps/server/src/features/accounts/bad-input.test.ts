import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { browser, enter, serveAccounts } from '../../../test/accounts.js';
import { expectProblem } from '../../../test/problem.js';

const { url, database } = await serveAccounts();
const her = browser(url);
const { username } = await enter(her);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    "' or 1=1--",
    '%',
    '{}',
    '1899-12-31',
    '2023-02-29',
    '한'.normalize('NFD'),
  ),
  fc.constantFrom(1, 8, 128, 10_000).map((length) => '비'.repeat(length)),
  fc.constantFrom('a@example.com', 'a@example.com\r\nBcc: b@example.com', username),
);
const value = fc.oneof(text, text, fc.jsonValue({ maxDepth: 2 }));
const field = fc.constantFrom(
  'username',
  'password',
  'password2',
  'name',
  'birthDate',
  'job',
  'email',
  'currentPassword',
  'newPassword',
  'role',
  '__proto__',
  'constructor',
);
const call = fc.constantFrom(
  ['POST', '/api/login'],
  ['POST', '/api/users/signup'],
  ['POST', '/api/users/find-id'],
  ['POST', '/api/users/reset-password'],
  ['PUT', '/api/users/me'],
  ['PUT', '/api/users/me/password'],
  ['DELETE', '/api/users/me'],
  ['DELETE', '/api/users/me/sessions/999999'],
  ['POST', '/api/logout'],
);
const body = fc
  .array(fc.tuple(field, value), { maxLength: 8 })
  .map((members) => `{${members.map(([name, of]) => `${JSON.stringify(name)}:${JSON.stringify(of)}`).join()}}`);
const anyBody = fc.oneof(body, body, fc.json({ maxDepth: 1 }), fc.string());

test('whatever is sent: an answer, or a problem of the caller, and nobody becomes another member', async () => {
  const cookie = `session=${her.cookies.get('session')}`;
  const property = fc.asyncProperty(call, anyBody, fc.boolean(), async ([method, path], sent, form) => {
    const response = await fetch(url + path, {
      method: method as string,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        ...(path === '/api/logout' ? {} : { Cookie: cookie }),
      },
      body: sent,
    });
    expect(response.status).toBeLessThan(500);
    if (response.status >= 400) expectProblem(response, await response.text());
  });
  await fc.assert(property, { numRuns: 250 });
  expect(await (await her.get('/api/users/me')).json()).toMatchObject({ username, role: 'ROLE_USER' });
  const { rows } = await database.pool.query("select 1 from members where role <> 'ROLE_USER'");
  expect(rows).toEqual([]);
});
