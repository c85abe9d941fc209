import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { expectProblem, problemIn } from '../../../test/problem.js';
import { parseAnswer } from '../../../test/raw.js';
import { noDatabase, serve } from '../../../test/serve.js';

test.each([
  ['ready', 200],
  ['no_answer', 503],
  ['cannot_write', 503],
] as const)('while the database says "%s"', async (said, status) => {
  const { get } = await serve({ database: { ...noDatabase, probe: async () => said }, until: onTestFinished });
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  // What can be read is shown without the database, so that a balancer goes on sending people here.
  expect((await get('/readyz')).status).toBe(200);
  const writable = await get('/readyz/database');
  expect(writable.status).toBe(status);
  expect(writable.headers.get('cache-control')).toBe('no-store');
  if (status === 503) expect(await problemIn(writable)).toMatchObject({ code: 'unavailable', reason: said });
});

test.each(['/readyz', '/readyz/database'])('%s says that the server stops to whom it still answers', async (path) => {
  const { app, port } = await serve({ until: onTestFinished });
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  const accepted = once(app.server, 'connection');
  socket.write(`GET ${path} HTTP/1.1\r\n`);
  await accepted;
  const closed = app.close();
  await expect.poll(() => app.isOpen()).toBe(false);
  socket.write('Host: localhost\r\n\r\n');
  await once(socket, 'close');
  const { body, ...answer } = parseAnswer(Buffer.concat(chunks).toString());
  expect(expectProblem(answer, body)).toMatchObject({ code: 'unavailable', reason: 'stopping' });
  await closed;
});

test('a server that stops finishes what it has begun and keeps no connection', async () => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const { app, get } = await serve({
    until: onTestFinished,
    prepare: (app) =>
      app.get('/api/test/slow', { config: { access: 'public' } }, async () => {
        begin();
        return pause(300, { done: true });
      }),
  });
  const slow = get('/api/test/slow');
  await begun;
  const closed = app.close();
  const response = await slow;
  expect(await response.json()).toEqual({ done: true });
  expect(response.headers.get('connection')).toBe('close');
  await closed;
  await expect(get('/healthz')).rejects.toThrow();
});
