import { expect, onTestFinished, test } from 'vitest';
import { enter, serveAccounts } from '../../../test/accounts.js';
import { serve } from '../../../test/serve.js';

const FOR_EDGES = 'cdn-cache-control';
const env = { PUBLIC_URL: 'https://utarang.example', TRUST_PROXY: 'loopback' };

test('a page of guests may be kept at the edge, with its tag; a browser asks each time', async () => {
  const { get } = await serve({ env, until: onTestFinished });
  const first = await get('/about');
  const etag = first.headers.get('etag')!;
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get(FOR_EDGES)).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
  expect(first.headers.get('set-cookie')).toBe(null);
  expect(first.headers.get('vary')).toContain('Cookie');
  const again = await get('/about', { headers: { 'If-None-Match': etag } });
  expect([again.status, again.headers.get(FOR_EDGES)]).toEqual([304, first.headers.get(FOR_EDGES)]);
});

test.each([
  ['with a theme', '/about', { cookie: 'theme=dark' }],
  ['with a session that is over', '/about', { cookie: 'session=gone' }],
  ['that is not there', '/nowhere', {}],
  ['that leads elsewhere', '/about/', {}],
  ['of the API', '/api/words', {}],
])('a page %s is kept by browsers alone', async (_, path, headers) => {
  const { get } = await serve({ env, until: onTestFinished });
  expect((await get(path, { headers })).headers.get(FOR_EDGES)).toBe(null);
});

test('a member’s page is kept nowhere', async () => {
  const { browser } = await serveAccounts({ env: { ...env, NODE_ENV: 'test' }, until: onTestFinished });
  const her = browser({ 'X-Forwarded-Proto': 'https' });
  await enter(her);
  const page = await her.get('/about');
  expect([page.headers.get('cache-control'), page.headers.get(FOR_EDGES)]).toEqual(['no-store', null]);
});
