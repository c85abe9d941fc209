import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../../test/serve.js';

const LONG = '食べられなかったら'.repeat(300);
const LINES = Array.from({ length: 14 }, (_, index) => `${index}人で食べる`);

/** A server to whom texts are sent from an address, as a trusted proxy tells it. */
async function serveTexts(env: Readonly<Record<string, string>> = {}) {
  const served = await serve({
    env: { TRUST_PROXY: 'loopback', METRICS_ALLOW: 'any', ...env },
    until: onTestFinished,
  });
  const send = (address: string, text: string) =>
    served.get('/api/text/analyse', {
      method: 'POST',
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': 'application/json',
        'X-Forwarded-For': address,
      },
      body: JSON.stringify({ text }),
    });
  return { ...served, send };
}

test('who sends one long text after the other keeps nobody from looking a line up, and no error is logged', async () => {
  const { send, get, logged } = await serveTexts({ RATE_LIMIT: 'off', REQUEST_TIMEOUT_MS: '60000' });
  let isOver = false;
  const flood = Promise.all(
    Array.from({ length: 12 }, async () => {
      const statuses: number[] = [];
      while (!isOver) statuses.push((await send('192.0.2.1', LONG)).status);
      return statuses;
    }),
  );
  const lines: number[] = [];
  for (const line of LINES) lines.push((await send('192.0.2.2', line)).status);
  isOver = true;
  expect(lines).toEqual(LINES.map(() => 200));
  expect(new Set((await flood).flat())).toEqual(new Set([200, 503]));
  expect(logged().filter(({ level }) => Number(level) >= 50)).toEqual([]);
  expect(await (await get('/metrics')).text()).toMatch(/texts_total\{outcome="busy"\} [1-9]/);
});

test('a line is read while a long text is being read', async () => {
  const { send } = await serveTexts({ RATE_LIMIT: 'off', REQUEST_TIMEOUT_MS: '60000' });
  const answered: string[] = [];
  const read = async (name: string, address: string, text: string) => {
    const { status } = await send(address, text);
    answered.push(`${name} ${status}`);
  };
  const long = read('long', '192.0.2.1', Array.from({ length: 2000 }, (_, n) => `${n}人で食べた`).join('\n'));
  await read('line', '192.0.2.2', '花');
  await long;
  expect(answered).toEqual(['line 200', 'long 200']);
});

test('an address has so many characters a minute, another one its own', async () => {
  const { send } = await serveTexts();
  const marks = `花${'。'.repeat(19_999)}`;
  const statuses = [];
  for (let index = 0; index < 7; index += 1) statuses.push((await send('192.0.2.1', marks)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect((await send('192.0.2.1', '花')).status).toBe(429);
  expect((await send('192.0.2.2', '花')).status).toBe(200);
});
