import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { enter, serveAccounts } from '../../test/accounts.js';

type Value = { stringValue?: string; intValue?: number };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
};
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** A collector that keeps what it is sent. */
async function collector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(`${request.url} ${body}`);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const spans = () =>
    bodies.flatMap((body) => {
      const { resourceSpans } = JSON.parse(body.slice(body.indexOf('{'))) as Sent;
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, spans };
}

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test('a request is a span with its route, its queries are below it, and nothing in them is of a person', async () => {
  const { url, bodies, spans } = await collector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: url };
  const { app, browser, logged } = await serveAccounts({ env, until: onTestFinished });
  const her = browser({ 'User-Agent': 'Somebody/1.0' });
  const { username, name, email } = await enter(her);
  await her.get('/api/words?q=%ED%83%80%EB%B2%A0%EB%A3%A8');
  await her.get('/readyz');
  const missing = await her.post('/api/checked-words/99999');
  const requestId = missing.headers.get('x-request-id');
  const cookie = her.cookies.get('session')!;
  await app.close();

  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.every((body) => body.startsWith('/v1/traces '))).toBe(true);
  for (const own of [username, name, email, cookie, 'Somebody', '타베루', '127.0.0.1', '99999']) {
    expect([own, bodies.some((body) => body.includes(own))]).toEqual([own, false]);
  }
  const names = spans().map((span) => span.name);
  expect(names).toEqual(expect.arrayContaining(['POST /api/users/signup', 'POST /api/login', 'GET /api/words']));
  expect(names).not.toContain('GET /readyz');
  const save = spans().find((span) => span.name === 'POST /api/checked-words/:id')!;
  expect(attributesOf(save)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/checked-words/:id',
    'http.response.status_code': 404,
    'utarang.request_id': requestId,
  });
  const line = logged().find((each) => each['requestId'] === requestId && each['msg'] === 'request');
  expect(line).toMatchObject({ route: '/api/checked-words/:id', traceId: save.traceId, spanId: save.spanId });

  // With a body, which arrives by events of the connection, too.
  const signUp = spans().find((span) => span.name === 'POST /api/users/signup')!;
  const below = spans().filter(({ parentSpanId }) => parentSpanId === signUp.spanId);
  const inserted = below
    .map(attributesOf)
    .find((query) => String(query['db.query.text']).startsWith('insert into "mem'));
  expect(inserted).toMatchObject({ 'db.system.name': 'postgresql', 'db.operation.name': 'insert' });
  expect(new Set(below.map(({ traceId }) => traceId))).toEqual(new Set([signUp.traceId]));
});

const FROM_OUTSIDE = '0af7651916cd43dd8448eb211c80319c';

test.each([
  ['a proxy that is trusted', 'loopback', true],
  ['anybody else', '10.0.0.5', false],
])('the trace of %s: of a proxy alone it goes on', async (_, TRUST_PROXY, goesOn) => {
  const { url, spans } = await collector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/`, TRUST_PROXY };
  const { app, browser } = await serveAccounts({ env, until: onTestFinished });
  await browser().get('/api/words', { traceparent: `00-${FROM_OUTSIDE}-b7ad6b7169203331-01` });
  await app.close();
  expect(spans().map(({ traceId }) => traceId === FROM_OUTSIDE)).toContain(goesOn);
  expect(spans().map(({ traceId }) => traceId === FROM_OUTSIDE)).not.toContain(!goesOn);
});

test('of requests none is traced where the share is 0, and a collector that is away costs nobody an answer', async () => {
  const { url, spans } = await collector();
  const none = await serveAccounts({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: '0' },
    until: onTestFinished,
  });
  expect((await none.browser().get('/api/words')).status).toBe(200);
  await none.app.close();
  expect(spans()).toEqual([]);

  const away = await serveAccounts({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
    until: onTestFinished,
  });
  expect((await away.browser().get('/api/words')).status).toBe(200);
  await away.app.close();
  expect(away.logged().filter(({ msg }) => msg === 'traces could not be sent')).toHaveLength(1);
});

test('without a collector nothing of it is loaded', () => {
  const source = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  const loads = /import\('\.\/plugins\/tracing\.js'\)/;
  expect(source('app.ts')).toMatch(loads);
  expect(source('app.ts')).not.toMatch(/from '\.\/plugins\/trac/);
});
