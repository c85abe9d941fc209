import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { getBytes, halfPost, openConnection } from '../../test/clients.js';
import { serve } from '../../test/serve.js';
import { BOUNDS } from './shedding.js';

const LARGE = Buffer.alloc(8 * 1024 * 1024);

/** A server that sheds, with an answer that is larger than any connection takes without being read. */
async function serveShedding(env: Readonly<Record<string, string>> = {}) {
  const arrived = { count: 0 };
  const waiting: (() => void)[] = [];
  const served = await serve({
    env: { SHEDDING: 'on', RATE_LIMIT: 'off', ...env },
    until: onTestFinished,
    prepare(app) {
      app.addHook('onRequest', async ({ url }) => {
        if (url === '/api/test/body') arrived.count += 1;
      });
      app.get('/api/test/large', { config: { access: 'public', shed: 'never' } }, async () => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return LARGE;
      });
      app.post('/api/test/body', { config: { access: 'public' } }, async () => ({}));
      app.get('/api/test/dear', { config: { access: 'public', shed: 'first' } }, async () => ({}));
    },
  });
  const letGo = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  onTestFinished(letGo);
  const dear = async () => (await served.get('/api/test/dear')).status;
  return { ...served, arrived, waiting, letGo, dear };
}

test('clients that ask for much on one connection, read nothing and leave are under way no more', async () => {
  const { port, waiting, letGo, dear } = await serveShedding();
  for (let round = 0; round < 3; round += 1) {
    const socket = await openConnection(port);
    socket.write(getBytes('/api/test/large').repeat(BOUNDS.first.underWay));
    while (waiting.length < BOUNDS.first.underWay) await turn();
    expect(await dear()).toBe(503);
    letGo();
    await turn();
    socket.resetAndDestroy();
    await expect.poll(dear).toBe(200);
  }
});

test('requests that come in halves are not under way', async () => {
  const { port, arrived, dear } = await serveShedding();
  for (let index = 0; index < BOUNDS.last.underWay + 1; index += 1)
    (await openConnection(port)).write(halfPost('/api/test/body'));
  await expect.poll(() => arrived.count).toBe(BOUNDS.last.underWay + 1);
  expect(await dear()).toBe(200);
});

test('answers that nobody reads are not under way', async () => {
  const { port, waiting, letGo, dear } = await serveShedding();
  const sockets = await Promise.all(Array.from({ length: 10 }, () => openConnection(port)));
  for (const socket of sockets)
    socket.write(getBytes('/api/test/large').repeat(BOUNDS.first.underWay / sockets.length));
  while (waiting.length < BOUNDS.first.underWay) await turn();
  expect(await dear()).toBe(503);
  letGo();
  await expect.poll(dear).toBe(200);
});
