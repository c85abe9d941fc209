import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { expectProblem } from '../test/problem.js';
import { exchange, parseAnswer, rawGet } from '../test/raw.js';
import { serve } from '../test/serve.js';

const { port } = await serve();

const lines = (...text: string[]) => [...text, '', ''].join('\r\n');

test.each([
  ['no request at all', 'hello\r\n\r\n', 'bad_request'],
  ['TLS', Buffer.from('16030100a5010000a10303', 'hex'), 'bad_request'],
  ['an unknown method', lines('GUESS / HTTP/1.1', 'Host: localhost'), 'bad_request'],
  ['an unknown version', lines('GET / HTTP/9.9', 'Host: localhost'), 'bad_request'],
  ['a tunnel', lines('CONNECT example.com:443 HTTP/1.1', 'Host: example.com:443'), 'bad_request'],
  ['no Host', lines('GET / HTTP/1.1', 'Connection: close'), 'bad_request'],
  ['a Host that is none', lines('GET / HTTP/1.1', 'Host: a b', 'Connection: close'), 'bad_request'],
  ['two Hosts', lines('GET / HTTP/1.1', 'Host: localhost', 'host: example.com', 'Connection: close'), 'bad_request'],
  ['the same Host twice', lines('GET / HTTP/1.1', 'Host: a', 'Host: a', 'Connection: close'), 'bad_request'],
  ['two Hosts in HTTP/1.0', lines('GET / HTTP/1.0', 'Host: a', 'Host: b'), 'bad_request'],
  ['a header without a name', lines('GET / HTTP/1.1', 'Host: localhost', ': x'), 'bad_request'],
  ['a length that is no number', lines('POST / HTTP/1.1', 'Host: localhost', 'Content-Length: x'), 'bad_request'],
  [
    'two ways to end the body',
    `${lines('POST / HTTP/1.1', 'Host: localhost', 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    'bad_request',
  ],
  ['an expectation', lines('GET / HTTP/1.1', 'Host: localhost', 'Expect: the-unexpected'), 'bad_request'],
  [
    'much in the headers',
    lines('GET / HTTP/1.1', 'Host: localhost', `Cookie: ${'a'.repeat(40_000)}`),
    'headers_too_large',
  ],
  ['an endless address', lines(`GET /${'a'.repeat(40_000)} HTTP/1.1`, 'Host: localhost'), 'uri_too_long'],
  ['a megabyte of address', lines(`GET /?q=${'a'.repeat(1024 * 1024)} HTTP/1.1`, 'Host: localhost'), 'uri_too_long'],
  [
    'a long address',
    lines(`GET /?q=${'a'.repeat(17_000)} HTTP/1.1`, 'Host: localhost', 'Connection: close'),
    'uri_too_long',
  ],
])('%s', async (_, bytes, code) => {
  const { body, ...answer } = parseAnswer(await exchange(port, bytes));
  expect(expectProblem(answer, body)).toMatchObject({ code });
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('HTTP/1.0 needs no Host', async () => {
  expect(parseAnswer(await exchange(port, lines('GET /healthz HTTP/1.0'))).status).toBe(200);
});

test.each(['/%', '/%ED%A0%80', '/words/%FF', '/kanji/%ED%A0%80?q=a', '/songs/%zz/study'])(
  'a browser at %s, which cannot be decoded, gets the not-found page',
  async (target) => {
    const answer = await rawGet(port, target);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  },
);

test.each(['/api/%', '/api/kanji/%ED%A0%80', '/assets/%FF'])('a program gets a problem for %s', async (target) => {
  const { body, ...answer } = await rawGet(port, target);
  expect(expectProblem(answer, body)).toMatchObject({ code: 'bad_request' });
});

test.each(['*', 'http://localhost/', 'http://[/', '//', '/\\', '/?', '/%', '/%ED%A0%80', '/words/%FF', '/api/%'])(
  'the request target %s gets an answer that is no fault of ours',
  async (target) => {
    const answer = await rawGet(port, target);
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(answer.status).toBeLessThan(500);
    if (answer.headers.get('content-type')?.includes('json')) expectProblem(answer, answer.body);
  },
);

test.each([
  ['UTF-8', Buffer.from('하나')],
  ['half a surrogate pair', Buffer.from([0xed, 0xa0, 0x80])],
])('%s that is not escaped is no address', async (_, bytes) => {
  const { body, ...answer } = await rawGet(port, Buffer.concat([Buffer.from('/api/words?q='), bytes]));
  expect(expectProblem(answer, body)).toMatchObject({ code: 'bad_request' });
});

test.each([
  ['headers', 'GET / HT'],
  [
    'a body',
    `${lines('POST /api/test HTTP/1.1', 'Host: localhost', 'X-Requested-With: XMLHttpRequest', 'Content-Type: application/json', 'Content-Length: 9')}{"a"`,
  ],
])('who sends %s too slowly is told so, once', async (_, begun) => {
  const slow = await serve({
    env: { REQUEST_TIMEOUT_MS: '100' },
    until: onTestFinished,
    prepare: (app) => app.post('/api/test', { config: { access: 'public' } }, () => ({})),
  });
  const { body, ...answer } = parseAnswer(await exchange(slow.port, begun));
  expect(expectProblem(answer, body)).toMatchObject({ code: 'request_timeout' });
});

test('a body that does not come after it was refused is not refused again', async () => {
  const slow = await serve({ env: { REQUEST_TIMEOUT_MS: '100' }, until: onTestFinished });
  const text = await exchange(slow.port, `${lines('POST /api/x HTTP/1.1', 'Host: localhost', 'Content-Length: 9')}abc`);
  expect(text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 403']);
});

test('what goes wrong behind a request does not get into its answer', async () => {
  const served = await serve({
    until: onTestFinished,
    prepare: (app) =>
      app.get('/api/test/slow', { config: { access: 'public' } }, async () => pause(200, { done: true })),
  });
  const text = await exchange(served.port, `${lines('GET /api/test/slow HTTP/1.1', 'Host: localhost')}garbage\r\n\r\n`);
  expect(text).not.toContain('bad_request');
});

const own = { 'X-Requested-With': 'XMLHttpRequest' };
const json = { ...own, 'Content-Type': 'application/json' };
test.each<[string, RequestInit]>([
  ['without a body', {}],
  ['with a body', { method: 'POST', headers: json, body: '{"a":1}' }],
  ['with a long body', { method: 'PUT', headers: json, body: JSON.stringify({ a: 'a'.repeat(900_000) }) }],
  ['with an empty body', { method: 'DELETE', headers: own }],
])('a call %s that takes too long is given up, and whatever works on it is told so', async (_, init) => {
  const told: string[] = [];
  const served = await serve({
    env: { REQUEST_TIMEOUT_MS: '300' },
    until: onTestFinished,
    prepare: (app) =>
      app.route({
        method: ['GET', 'POST', 'PUT', 'DELETE'],
        url: '/api/test/never',
        config: { access: 'public' },
        handler: ({ givenUp }) =>
          new Promise(() => givenUp.addEventListener('abort', () => void told.push('given up'))),
      }),
  });
  const response = await served.get('/api/test/never', init);
  expect(expectProblem(response, await response.text())).toMatchObject({ code: 'unavailable' });
  expect(told).toEqual(['given up']);
});

test('a call whose client leaves is given up as well, with a body and without', async () => {
  const told: string[] = [];
  const served = await serve({
    until: onTestFinished,
    prepare: (app) =>
      app.route({
        method: ['GET', 'POST'],
        url: '/api/test/never',
        config: { access: 'public' },
        handler: ({ method, givenUp }) =>
          new Promise(() => {
            told.push(`${method} began`);
            givenUp.addEventListener('abort', () => void told.push(`${method} was given up`));
          }),
      }),
  });
  for (const init of [{}, { method: 'POST', headers: json, body: '{"a":1}' }]) {
    const method = init.method ?? 'GET';
    const leaving = new AbortController();
    const asked = served.get('/api/test/never', { ...init, signal: leaving.signal }).catch(() => {});
    await expect.poll(() => told).toContain(`${method} began`);
    leaving.abort();
    await asked;
    await expect.poll(() => told).toContain(`${method} was given up`);
  }
  const lines = () => served.logged().filter(({ msg, route }) => msg === 'request' && route === '/api/test/never');
  await expect.poll(() => lines().map(({ status }) => status)).toEqual([499, 499]);
});
