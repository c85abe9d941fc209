import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { getBytes, halfPost, openConnection, statusesOn } from '../test/clients.js';
import { serve } from '../test/serve.js';

const isThere = async (socket: Awaited<ReturnType<typeof openConnection>>) => {
  socket.write(getBytes('/healthz'));
  return (await statusesOn(socket, 1))[0] === 200;
};

test('an address has so many connections: what has been idle longest gives way', async () => {
  const { port } = await serve({ env: { CONNECTIONS_PER_ADDRESS: '3' }, until: onTestFinished });
  const [first, second, third] = [await openConnection(port), await openConnection(port), await openConnection(port)];
  for (const socket of [first, second, third]) expect(await isThere(socket)).toBe(true);
  const gone = once(first, 'close');
  const fourth = await openConnection(port);
  expect(await isThere(fourth)).toBe(true);
  await gone;
  expect(await isThere(second)).toBe(true);
});

test('where all of them have asked for something, a new one is not taken', async () => {
  let waiting = 0;
  const { port } = await serve({
    env: { CONNECTIONS_PER_ADDRESS: '2' },
    until: onTestFinished,
    prepare: (app) =>
      app.get('/api/test/wait', { config: { access: 'public' } }, () => {
        waiting += 1;
        return new Promise(() => {});
      }),
  });
  for (let index = 0; index < 2; index += 1) (await openConnection(port)).write(getBytes('/api/test/wait'));
  await expect.poll(() => waiting).toBe(2);
  expect(await isThere(await openConnection(port))).toBe(false);
});

test('a proxy that is trusted has as many as it wants', async () => {
  const env = { CONNECTIONS_PER_ADDRESS: '1', TRUST_PROXY: 'loopback' };
  const { port } = await serve({ env, until: onTestFinished });
  const sockets = await Promise.all(Array.from({ length: 5 }, () => openConnection(port)));
  for (const socket of sockets) expect(await isThere(socket)).toBe(true);
});

test('an address has so many requests open, which another one does not feel; health is never refused', async () => {
  const arrived = { count: 0 };
  const { port, get } = await serve({
    env: { REQUESTS_PER_ADDRESS: '5', TRUST_PROXY: 'loopback', METRICS_ALLOW: 'any' },
    until: onTestFinished,
    prepare(app) {
      app.addHook('onRequest', async ({ method }) => {
        if (method === 'POST') arrived.count += 1;
      });
      app.post('/api/test/body', { config: { access: 'public' } }, async () => ({}));
      app.get('/api/test/read', { config: { access: 'public' } }, async () => ({}));
    },
  });
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
  const half = await Promise.all(Array.from({ length: 5 }, () => openConnection(port)));
  for (const socket of half) socket.write(halfPost('/api/test/body', 'X-Forwarded-For: 192.0.2.1'));
  await expect.poll(() => arrived.count).toBe(5);
  const refused = await get('/api/test/read', from('192.0.2.1'));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  expect((await get('/healthz', from('192.0.2.1'))).status).toBe(200);
  expect((await get('/api/test/read', from('192.0.2.2'))).status).toBe(200);
  half[0]!.destroy();
  await expect.poll(async () => (await get('/api/test/read', from('192.0.2.1'))).status).toBe(200);
  expect(await (await get('/metrics')).text()).toMatch(/http_requests_too_many_open_total [1-9]/);
});

test('of what is ready and is not taken, the connection ends', async () => {
  const { port } = await serve({
    env: { ANSWER_TIMEOUT_MS: '200' },
    until: onTestFinished,
    prepare: (app) =>
      app.get('/api/test/large', { config: { access: 'public' } }, async () => Buffer.alloc(16 * 1024 * 1024)),
  });
  const socket = await openConnection(port);
  socket.write(getBytes('/api/test/large').repeat(2));
  await once(socket, 'readable');
  // A client that does not read does not see the end; so the test tries to write.
  const ended = new Promise((resolve) => socket.once('close', resolve));
  const poke = setInterval(() => socket.write('x'), 50);
  onTestFinished(() => clearInterval(poke));
  await ended;
});
