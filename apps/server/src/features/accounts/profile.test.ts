import { validationMessages } from '@utarang/messages';
import { expect, test } from 'vitest';
import { browser, enter, person, serveAccounts, signUp } from '../../../test/accounts.js';
import { problemIn } from '../../../test/problem.js';
import { LIMITS } from './profile.service.js';

const { url, sent } = await serveAccounts();
const guest = () => browser(url);
const profile = (over: Readonly<Record<string, unknown>> = {}) => {
  const { name, birthDate, job, email } = person(over);
  return { name, birthDate, job, email };
};

test('a profile is changed as a whole, and answered as it is now', async () => {
  const her = guest();
  const { username } = await enter(her);
  const changed = profile({ name: ' 이바다 ', birthDate: '1990-12-24', job: '' });
  const response = await her.put('/api/users/me', { ...changed, role: 'ROLE_ADMIN', username: 'other', level: 'N1' });
  expect(response.status).toBe(200);
  const now = await response.json();
  expect(now).toMatchObject({ ...changed, name: '이바다', job: null, username, role: 'ROLE_USER', level: 'N5' });
  expect(await (await her.get('/api/users/me')).json()).toEqual(now);
});

test('an address of another member is refused under its field', async () => {
  const other = await signUp(guest(), { email: 'taken@example.com' });
  const her = guest();
  const own = await enter(her);
  const response = await her.put('/api/users/me', profile({ email: 'TAKEN@example.com' }));
  expect(response.status).toBe(400);
  expect(await problemIn(response)).toMatchObject({
    code: 'validation_failed',
    errors: { email: validationMessages.email_taken },
  });
  expect(await (await her.get('/api/users/me')).json()).toMatchObject({ email: own.email, name: own.name });
  expect(other.email).toBe('taken@example.com');
});

test('an address that only changes its case is announced to nobody', async () => {
  const her = guest();
  const { email } = await enter(her);
  await her.put('/api/users/me', profile({ email: email.toUpperCase() }));
  await her.put('/api/users/me', profile({ email: `new${email}` }));
  await expect.poll(() => sent.filter(({ recipient }) => recipient.toLowerCase() === email)).toHaveLength(1);
});

test.each<[string, Record<string, unknown>, string, keyof typeof validationMessages]>([
  ['no name', { name: ' ' }, 'name', 'name_required'],
  ['no address', { email: '' }, 'email', 'email_required'],
  ['no birth date', { birthDate: '' }, 'birthDate', 'birth_required'],
  ['a birth date in the future', { birthDate: '2999-01-01' }, 'birthDate', 'birth_range'],
  ['a control character', { job: 'a\u0000b' }, 'job', 'text_unreadable'],
])('%s is refused under its field', async (_, over, field, code) => {
  const her = guest();
  await enter(her);
  const response = await her.put('/api/users/me', profile(over));
  expect(response.status).toBe(400);
  expect((await problemIn(response)).errors).toEqual({ [field]: validationMessages[code] });
});

test('a guest is a guest, and changes nothing', async () => {
  expect(await (await guest().get('/api/users/me')).json()).toEqual({ role: 'ANONYMOUS' });
  expect((await guest().put('/api/users/me', profile())).status).toBe(401);
});

test('who asks comes with the page, which is then kept nowhere', async () => {
  const her = guest();
  const { username } = await enter(her, { name: '</script><b>&' });
  const first = async (path: string) => {
    const response = await her.get(path);
    const html = await response.text();
    const data = /<script type="application\/json" id="initial-data">(.*)<\/script>/.exec(html)?.[1] ?? '';
    return { response, viewer: (JSON.parse(data) as { viewer: object }).viewer };
  };
  for (const path of ['/', '/user-info', '/no-such-page']) {
    const { response, viewer } = await first(path);
    expect(viewer).toMatchObject({ role: 'ROLE_USER', username, name: '</script><b>&' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  }
  await her.post('/api/logout');
  const { response, viewer } = await first('/');
  expect(viewer).toEqual({ role: 'ANONYMOUS' });
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('the address changes so often within a day at most, so that no letters flood the earlier ones', async () => {
  const her = guest();
  await enter(her);
  const change = (n: number) => her.put('/api/users/me', profile({ email: `often${n}@example.com` }));
  const answers = await Promise.all(Array.from({ length: LIMITS.emailChange.points + 2 }, (_, n) => change(n)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(LIMITS.emailChange.points).fill(200), 429, 429]);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(LIMITS.emailChange.duration);
  expect(await problemIn(refused)).toMatchObject({ code: 'too_many_requests' });
  const { email } = (await (await her.get('/api/users/me')).json()) as { email: string };
  expect((await her.put('/api/users/me', profile({ email, name: '이바다' }))).status).toBe(200);
});
