import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { errorMessages } from '@utarang/messages';
import { expect, onTestFinished, test } from 'vitest';
import { problemIn } from '../../test/problem.js';
import { serve } from '../../test/serve.js';
import { BOUNDS } from './shedding.js';

const own = { 'X-Requested-With': 'XMLHttpRequest' };

/** A server in which so many requests wait for an answer, until they are let go. */
async function busyWith(count: number) {
  const waiting: (() => void)[] = [];
  const served = await serve({
    env: { SHEDDING: 'on', RATE_LIMIT: 'off' },
    files: { 'page-files.json': '{}', 'assets/main-abc123.js': 'let a = 1;' },
    until: onTestFinished,
    prepare(app) {
      app.get('/api/test/wait', { config: { access: 'public', shed: 'never' } }, async () => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return {};
      });
      app.get('/api/test/dear', { config: { access: 'public', shed: 'first' } }, async () => ({}));
      app.get('/api/test/read', { config: { access: 'public' } }, async () => ({}));
      app.post('/api/test/write', { config: { access: 'public' } }, async () => ({}));
    },
  });
  const answers = Array.from({ length: count }, () => served.get('/api/test/wait'));
  while (waiting.length < count) await turn();
  const letGo = async () => {
    for (const resolve of waiting.splice(0)) resolve();
    await Promise.all(answers);
  };
  onTestFinished(letGo);
  return { ...served, letGo };
}

const statusesOf = async ({ get }: Awaited<ReturnType<typeof busyWith>>) => ({
  dear: (await get('/api/test/dear')).status,
  search: (await get('/api/words?q=타베')).status,
  page: (await get('/')).status,
  missing: (await get('/no/such/page')).status,
  read: (await get('/api/test/read')).status,
  write: (await get('/api/test/write', { method: 'POST', headers: own })).status,
  logOut: (await get('/api/logout', { method: 'POST', headers: own })).status,
  file: (await get('/assets/main-abc123.js')).status,
  healthz: (await get('/healthz')).status,
  readyz: (await get('/readyz')).status,
  metrics: (await get('/metrics')).status,
});
const health = { healthz: 200, readyz: 200, metrics: 200 };
const [dear, few, all] = [
  { dear: 503, search: 503, page: 503, missing: 503 },
  { read: 503 },
  { write: 503, logOut: 503, file: 503 },
];
const well = {
  dear: 200,
  search: 200,
  page: 200,
  missing: 404,
  read: 200,
  write: 200,
  logOut: 204,
  file: 200,
  ...health,
};

test.each([
  ['few', BOUNDS.first.underWay - 1, {}],
  ['many', BOUNDS.first.underWay, dear],
  ['more', BOUNDS.middle.underWay, { ...dear, ...few }],
  ['too many', BOUNDS.last.underWay, { ...dear, ...few, ...all }],
])('while %s requests are under way, what is dear goes first and health never', async (_, count, shed) => {
  expect(await statusesOf(await busyWith(count))).toEqual({ ...well, ...shed });
});

test('a client that is to come later is told when, in a sentence, and no error is logged', async () => {
  const { get, logged } = await busyWith(BOUNDS.first.underWay);
  const response = await get('/api/words?q=타베');
  expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(await problemIn(response)).toMatchObject({ code: 'overloaded' });
  for (let asked = 0; asked < 20; asked += 1) await get('/api/words?q=타베');
  expect(logged().filter(({ level }) => Number(level) >= 50)).toEqual([]);
  expect(logged().filter(({ level }) => Number(level) === 40)).toHaveLength(1);
  expect(await (await get('/metrics')).text()).toContain('http_requests_shed_total{order="first"} 21');
});

test('a person is told on a page', async () => {
  const { get } = await busyWith(BOUNDS.first.underWay);
  const response = await get('/words', { headers: { Accept: 'text/html,*/*' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain(errorMessages.overloaded.split('. ')[0]);
});

test('when those under way are answered, everything is served again', async () => {
  const busy = await busyWith(BOUNDS.last.underWay);
  expect((await busy.get('/api/test/write', { method: 'POST', headers: own })).status).toBe(503);
  await busy.letGo();
  await expect.poll(() => statusesOf(busy)).toEqual(well);
});

test('one address fills half of it, and another one is answered still', async () => {
  const waiting: (() => void)[] = [];
  const { get } = await serve({
    env: { SHEDDING: 'on', TRUST_PROXY: 'loopback' },
    until: onTestFinished,
    prepare: (app) =>
      app.get('/api/test/wait', { config: { access: 'public', shed: 'first' } }, async () => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return {};
      }),
  });
  onTestFinished(() => waiting.forEach((resolve) => void resolve()));
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
  const asked = Array.from({ length: BOUNDS.first.underWay }, () => get('/api/test/wait', from('2001:db8::1')));
  const statuses: number[] = [];
  for (const answer of asked) void answer.then(({ status }) => statuses.push(status));
  await expect.poll(() => statuses).toEqual(Array(BOUNDS.first.underWay / 2).fill(503));
  expect(waiting).toHaveLength(BOUNDS.first.underWay / 2);
  expect((await get('/', from('2001:db8::2'))).status).toBe(503);
  expect((await get('/', from('2001:db8:0:1::1'))).status).toBe(200);
});

test('clients that leave are under way no more', async () => {
  const busy = await busyWith(0);
  for (let round = 0; round < 3; round += 1) {
    const leaving = new AbortController();
    const asked = Array.from({ length: BOUNDS.first.underWay }, () =>
      busy.get('/api/test/wait', { signal: leaving.signal }).catch(() => {}),
    );
    await expect.poll(async () => (await busy.get('/api/test/dear')).status).toBe(503);
    leaving.abort();
    await Promise.all(asked);
    await expect.poll(async () => (await busy.get('/api/test/dear')).status).toBe(200);
  }
});

test('of what arrives at once, so much is answered as can be in time', async () => {
  const { port } = await serve({
    env: { SHEDDING: 'on' },
    until: onTestFinished,
    prepare(app) {
      app.get('/api/test/slow', { config: { access: 'public', shed: 'first' } }, async () => {
        for (const end = performance.now() + 10; performance.now() < end; );
        return {};
      });
    },
  });
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const statusFrom = async (socket: Socket) => (await once(socket, 'data')).toString().slice(9, 12);
  const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  // New connections come in one a turn; these are there already.
  const ready = sockets.map(statusFrom);
  for (const socket of sockets) socket.write(ask('/healthz'));
  expect(new Set(await Promise.all(ready))).toEqual(new Set(['200']));

  const answers = sockets.map(statusFrom);
  for (const socket of sockets) socket.write(ask('/api/test/slow'));
  const statuses = await Promise.all(answers);
  expect(statuses.filter((status) => status === '200')).toHaveLength(10);
  expect(statuses.filter((status) => status === '503')).toHaveLength(30);
});
