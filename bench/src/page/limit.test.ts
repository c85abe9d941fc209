import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startLimit, withoutProgram } from './limit.js';

const html =
  '<head><style>b{}</style></head><body><p>食べる</p><script type="application/json" id="initial-data">{}</script>' +
  '<link rel="stylesheet" href="/assets/fonts-1.css"><link rel="modulepreload" href="/assets/a.js">' +
  '<script type="module" src="/assets/b.js"></script></body>';

test('what is left out is the program alone', () => {
  expect(withoutProgram(html)).toBe(
    '<head><style>b{}</style></head><body><p>食べる</p><script type="application/json" id="initial-data">{}</script>' +
      '<link rel="stylesheet" href="/assets/fonts-1.css"></body>',
  );
});

test('a page is served with its fonts, and nothing else is', async () => {
  const texts: Record<string, [type: string, body: string]> = {
    '/': ['text/html', html],
    '/assets/fonts-1.css': ['text/css', '@font-face{src:url(/assets/fonts-2/k0.woff2)}'],
    '/assets/fonts-2/k0.woff2': ['font/woff2', 'wOF2'],
  };
  const program = createServer((request, response) => {
    const [type, body] = texts[request.url ?? ''] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((ready) => program.listen(0, '127.0.0.1', ready));
  afterAll(() => program.close());
  const { port } = program.address() as AddressInfo;
  const limit = await startLimit(new URL(`http://127.0.0.1:${port}`), ['/']);
  const get = (path: string) => fetch(new URL(path, limit.origin));
  expect(await (await get('/')).text()).toBe(withoutProgram(html));
  expect(await (await get('/assets/fonts-2/k0.woff2')).text()).toBe('wOF2');
  expect((await get('/assets/b.js')).status).toBe(404);
  await limit.stop();
});
