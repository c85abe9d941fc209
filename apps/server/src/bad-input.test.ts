import { pageIds, pages, pageTable, wordsPage } from '@utarang/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { expectProblem } from '../test/problem.js';
import { exchange, parseAnswer, type RawAnswer, rawGet } from '../test/raw.js';
import { serve } from '../test/serve.js';
import { pageSettings } from './features/pages/page-settings.js';

const { port } = await serve();
const RUNS = { numRuns: 150 };

/** Whatever was sent: a right answer, or a problem of the caller's with a Korean sentence. */
function expectAnswer({ status, headers, body }: RawAnswer): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  const type = headers.get('content-type') ?? '';
  if (status >= 400 && !type.startsWith('text/html')) expectProblem({ status, headers }, body);
  if (status >= 400 && type.startsWith('text/html') && !headers.has('content-encoding'))
    expect(body).toContain('"page":"notFound"');
}

/** Texts that have broken programs before, beside anything. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '%',
    '_',
    '\\',
    '.*',
    '(',
    "' or 1=1--",
    '\u0000',
    '\ud800',
    '\u200b',
    '🍎',
    '타베'.normalize('NFD'),
  ),
  fc.constantFrom('-1', '1e9', 'abc', '0', '999999999', 'NaN', 'Infinity', '0x10', '１', 'null', '__proto__'),
  fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
  fc.integer({ min: 0, max: 12_000 }).map((length) => '하'.repeat(length % 200) + 'a'.repeat(length)),
);

/** As a careful client writes it, or as no client should. */
const written = fc.oneof(
  text.filter((value) => value.isWellFormed()).map(encodeURIComponent),
  fc.constantFrom('%ED%A0%80', '%', '%zz', '%00', '%C0%80', '%FF', '+', '&', '=', ';', '%2500'),
  fc.string({ unit: fc.constantFrom('%', '2', 'f', '/', '.', ';', '&', '=', '~', '[', '"', '<') }),
);

const query = fc
  .array(fc.tuple(fc.constantFrom('q', 'mode', 'page', 'size', 'm', '__proto__', 'q[]', 'x'), written), {
    maxLength: 5,
  })
  .map((members) => members.map(([name, value]) => `${name}=${value}`).join('&'));

test('any query of a search', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (members) => {
      const answer = await rawGet(port, `/api/words?${members}`);
      expectAnswer(answer);
      if (answer.status === 200) z.parse(wordsPage, JSON.parse(answer.body));
    }),
    RUNS,
  );
});

test('any address, below any page', async () => {
  const path = fc.oneof(
    fc
      .tuple(fc.constantFrom(...Object.values(pages), '/api/', '/assets/', '/jlpt/', '/api/docs/'), written)
      .map((parts) => parts.join('')),
    written.map((rest) => `/${rest}`),
  );
  await fc.assert(
    fc.asyncProperty(path, query, async (address, members) =>
      expectAnswer(await rawGet(port, `${address}?${members}`)),
    ),
    RUNS,
  );
});

test('any value of what a page reads of its address, below any thing that it may show', async () => {
  const place = fc
    .constantFrom(...pageIds)
    .chain((id) =>
      fc.tuple(
        fc.constantFrom(id),
        written,
        fc.array(fc.tuple(fc.constantFrom('x', ...pageSettings[id].parameters), written), { maxLength: 4 }),
      ),
    )
    .map(([id, thing, members]) => {
      const path = pageTable[id].path.replace(':id', () => thing.replaceAll('/', '') || '1');
      return `${path}?${members.map(([name, value]) => `${name}=${value}`).join('&')}`;
    });
  await fc.assert(
    fc.asyncProperty(place, async (address) => expectAnswer(await rawGet(port, address))),
    { numRuns: 300 },
  );
});

test('any header', async () => {
  const name = fc.constantFrom(
    'If-None-Match',
    'If-Modified-Since',
    'Accept',
    'Accept-Encoding',
    'Cookie',
    'Origin',
    'Range',
    'Accept-Version',
    'X-Forwarded-For',
    'Content-Length',
    'Transfer-Encoding',
    'Upgrade',
    'Content-Type',
    'X-Request-Id',
  );
  const value = fc.oneof(
    fc.string({
      unit: fc.constantFrom('"', '*', ',', ' ', 'W', '/', ';', '=', 'q', '0', '1', '-', 'b', 'r', '\t', 'é'),
    }),
    fc.constantFrom('gzip', 'chunked', 'bytes=0-', 'theme=dark', '9'.repeat(30), 'a'.repeat(5000)),
  );
  const target = fc.constantFrom(
    '/',
    '/api/words?q=하나',
    '/api/words/all',
    '/words/50412',
    '/nothing',
    '/api/docs',
    '/healthz',
  );
  await fc.assert(
    fc.asyncProperty(target, fc.array(fc.tuple(name, value), { maxLength: 4 }), async (path, headers) =>
      expectAnswer(
        await rawGet(
          port,
          path,
          headers.map((header) => header.join(': ')),
        ),
      ),
    ),
    RUNS,
  );
});

test('any method and body', async () => {
  const method = fc.constantFrom(
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'QUERY',
    'M-SEARCH',
    'FOO',
  );
  const target = fc.constantFrom('/', '/api/words', '/api/words/1', '/nothing', '/api/nothing', '*');
  const type = fc.constantFrom(
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'x',
    '',
  );
  await fc.assert(
    fc.asyncProperty(method, target, type, text, fc.boolean(), async (verb, path, contentType, body, own) => {
      const head = [
        `${verb} ${path} HTTP/1.1`,
        'Host: localhost',
        'Connection: close',
        `Content-Type: ${contentType}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        ...(own ? ['X-Requested-With: XMLHttpRequest'] : []),
      ].join('\r\n');
      const answer = parseAnswer(await exchange(port, `${head}\r\n\r\n${body}`));
      if (verb === 'HEAD') expect(answer.status).toBeLessThan(500);
      else expectAnswer(answer);
    }),
    RUNS,
  );
});

test('any bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), async (bytes) => {
      expectAnswer(parseAnswer(await exchange(port, Buffer.concat([bytes, Buffer.from('\r\n\r\n')]))));
    }),
    RUNS,
  );
});
