import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { serve } from '../../test/serve.js';

let release = () => {};
const { port, get, logged } = await serve({
  prepare(app) {
    app.post('/api/test/body', { config: { access: 'public' } }, () => ({}));
    app.get('/api/test/slow', { config: { access: 'public' } }, async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return { text: 'a'.repeat(100_000) };
    });
  },
});

/** Sends a part of a request and leaves, politely or not, as soon as it is on its way. */
async function leave(request: string, how: 'ends' | 'resets') {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(request);
  await pause(100);
  if (how === 'ends') socket.destroy();
  else socket.resetAndDestroy();
  await pause(100);
}
const post = (body: string) =>
  `POST /api/test/body HTTP/1.1\r\nHost: localhost\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n${body}`;
const fetchOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

const requests = (route: string) => logged().filter((line) => line['msg'] === 'request' && line['route'] === route);
const alarms = () => logged().filter((line) => Number(line['level']) >= 40);

test.each(['ends', 'resets'] as const)(
  'a client that leaves in the middle of its request, and %s, is no error',
  async (how) => {
    const before = requests('/api/test/body').length;
    await leave(post('{"half":'), how);
    await expect.poll(() => requests('/api/test/body').length).toBe(before + 1);
    expect(requests('/api/test/body').at(-1)).toMatchObject({ status: 499 });
    expect(alarms()).toEqual([]);
  },
);

test('a client that does not wait for its answer is none either', async () => {
  await leave(fetchOf('/api/test/slow'), 'resets');
  release();
  await expect.poll(() => requests('/api/test/slow')).toEqual([expect.objectContaining({ status: 499 })]);
  expect(alarms()).toEqual([]);
});

test('figures name those who left', async () => {
  await expect
    .poll(async () => (await get('/metrics')).text())
    .toContain('http_requests_abandoned_total{method="GET",route="/api/test/slow"} 1');
});
