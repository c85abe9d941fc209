import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { problemIn } from '../../../test/problem.js';
import { noDatabase, serve } from '../../../test/serve.js';

test.each([
  ['ready', 200],
  ['no_answer', 503],
  ['cannot_write', 503],
] as const)('while the database says "%s"', async (said, status) => {
  const { get } = await serve({ database: { ...noDatabase, probe: async () => said }, until: onTestFinished });
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await get('/readyz');
  expect(ready.status).toBe(status);
  expect(ready.headers.get('cache-control')).toBe('no-store');
  if (status === 503) expect(await problemIn(ready)).toMatchObject({ code: 'unavailable', reason: said });
});

test('a server that stops finishes what it has begun and keeps no connection', async () => {
  const { app, get } = await serve({
    until: onTestFinished,
    prepare: (app) =>
      app.get('/api/test/slow', { config: { access: 'public' } }, async () => pause(300, { done: true })),
  });
  const slow = get('/api/test/slow');
  await pause(100);
  const closed = app.close();
  const response = await slow;
  expect(await response.json()).toEqual({ done: true });
  expect(response.headers.get('connection')).toBe('close');
  await closed;
  await expect(get('/healthz')).rejects.toThrow();
});
