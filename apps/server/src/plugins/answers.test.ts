import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { expectProblem } from '../../test/problem.js';
import { rawGet } from '../../test/raw.js';
import { serve } from '../../test/serve.js';

const files = {
  'index.html': 'not sent as it is',
  'page-files.json': '{}',
  'favicon.svg': '<svg/>',
  'assets/main-abc123.js': 'let a = 1;',
  'assets/main-abc123.js.br': brotliCompressSync('let a = 1;'),
  'assets/main-abc123.js.map': '{}',
  'assets/font-abc123.woff2': 'font',
  '.vite/manifest.json': '{}',
};
const { get, port, logged } = await serve({ files });

test.each([
  '/',
  '/words/50412',
  '/nothing',
  '/kana/',
  '/api/words',
  '/api/words?page=x',
  '/api/nothing',
  '/%ED%A0%80',
  '/assets/main-abc123.js',
  '/healthz',
])('%s has the security headers and a request id', async (path) => {
  const { headers } = await get(path);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{16}$/);
});

test('HSTS is sent where the site is on https', async () => {
  const served = await serve({ env: { PUBLIC_URL: 'https://utarang.example' }, until: onTestFinished });
  expect((await served.get('/')).headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
});

test.each([
  ['/assets/main-abc123.js', 'public, max-age=31536000, immutable', 'application/javascript; charset=utf-8'],
  ['/assets/font-abc123.woff2', 'public, max-age=31536000, immutable', 'font/woff2'],
  ['/favicon.svg', 'no-cache', 'image/svg+xml'],
])('%s: %s', async (path, cacheControl, type) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([200, cacheControl, type]);
});

test('a file is sent as it was compressed when it was built', async () => {
  const as = async (encoding: string) => {
    const response = await get('/assets/main-abc123.js', { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    return [response.headers.get('content-encoding'), await response.text()];
  };
  expect(await as('gzip, br')).toEqual(['br', 'let a = 1;']);
  expect(await as('gzip')).toEqual([null, 'let a = 1;']);
});

test.each(['/assets/old-def456.js', '/assets/', '/assets/../index.html', '/assets/%2e%2e/index.html'])(
  'a file that is not there is no page: %s',
  async (path) => {
    const { body, ...answer } = await rawGet(port, path);
    expect(expectProblem(answer, body)).toMatchObject({ code: 'not_found' });
  },
);

test.each(['/.vite/manifest.json', '/page-files.json', '/assets/main-abc123.js.br', '/assets/main-abc123.js.map'])(
  '%s is not for browsers',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('one line of log for each answer: what and how long, not who or what was typed', async () => {
  const id = (await get('/api/words?q=비밀')).headers.get('x-request-id');
  await get('/nothing/비밀');
  await expect
    .poll(() => logged().filter((line) => line['msg'] === 'request' && line['requestId'] === id))
    .toEqual([expect.objectContaining({ method: 'GET', route: '/api/words', status: 200, ms: expect.any(Number) })]);
  const text = JSON.stringify(logged());
  expect(text).not.toMatch(/비밀|%EB%B9%84|127\.0\.0\.1:\d+\/|user-agent/i);
});
