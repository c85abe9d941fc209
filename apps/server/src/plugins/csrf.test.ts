import { expect, onTestFinished, test } from 'vitest';
import { problemIn } from '../../test/problem.js';
import { serve } from '../../test/serve.js';

const prepare: NonNullable<Parameters<typeof serve>[0]>['prepare'] = (app) => {
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/test',
    config: { access: 'public' },
    handler: () => ({ done: true }),
  });
};
const { get, url, port } = await serve({ prepare });
const xhr = { 'X-Requested-With': 'XMLHttpRequest' };

test.each<[string, Record<string, string>, number]>([
  ['the header alone', xhr, 200],
  ['the header and our own origin', { ...xhr, origin: url }, 200],
  ['neither', {}, 403],
  ['our own origin alone', { origin: url }, 403],
  ['the header with another value', { 'X-Requested-With': 'fetch' }, 403],
  ['a foreign origin', { ...xhr, origin: 'https://evil.example' }, 403],
  ['the origin of a sandboxed frame', { ...xhr, origin: 'null' }, 403],
  ['another port of this machine', { ...xhr, origin: `http://127.0.0.1:${port + 1}` }, 403],
  ['another scheme', { ...xhr, origin: `https://127.0.0.1:${port}` }, 403],
  ['another name of this machine', { ...xhr, origin: `http://localhost:${port}` }, 403],
])('a change with %s', async (_, headers, status) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await get('/api/test', { method, headers });
    expect(response.status).toBe(status);
    if (status === 403) expect(await problemIn(response)).toMatchObject({ code: 'csrf' });
  }
});

test('reading needs neither', async () => {
  expect((await get('/api/test', { headers: { origin: 'https://evil.example' } })).status).toBe(200);
});

test('the origin of PUBLIC_URL is our own behind a proxy', async () => {
  const served = await serve({ prepare, env: { PUBLIC_URL: 'https://utarang.example' }, until: onTestFinished });
  const from = async (origin: string) =>
    (await served.get('/api/test', { method: 'POST', headers: { ...xhr, origin } })).status;
  expect(await from('https://utarang.example')).toBe(200);
  expect(await from('https://evil.example')).toBe(403);
});

test.each([
  ['is believed', 'loopback', 200],
  ['is not believed unless we were told to', '', 403],
])('what a proxy says of the host %s', async (_, TRUST_PROXY, status) => {
  const served = await serve({ prepare, env: { TRUST_PROXY }, until: onTestFinished });
  const headers = {
    ...xhr,
    origin: 'https://a.example',
    'X-Forwarded-Host': 'a.example',
    'X-Forwarded-Proto': 'https',
  };
  expect((await served.get('/api/test', { method: 'POST', headers })).status).toBe(status);
});
