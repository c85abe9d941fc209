import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../test/serve.js';

const hintsOf = ({ logged }: Awaited<ReturnType<typeof serve>>) =>
  logged()
    .filter(({ level, msg }) => level === 40 && String(msg).includes('TRUST_PROXY'))
    .map(({ msg }) => String(msg));

test('a proxy that is not trusted is told of once, with the setting to use', async () => {
  const served = await serve({ until: onTestFinished });
  await served.get('/healthz');
  expect(hintsOf(served)).toEqual([]);
  for (const client of ['203.0.113.7', '203.0.113.8', '203.0.113.9']) {
    await served.get('/healthz', { headers: { 'X-Forwarded-For': client } });
  }
  expect(hintsOf(served)).toEqual([expect.stringContaining('TRUST_PROXY=loopback')]);
  expect(JSON.stringify(served.logged())).not.toContain('203.0.113');
});

test('one that is trusted is not', async () => {
  const served = await serve({ env: { TRUST_PROXY: 'loopback' }, until: onTestFinished });
  await served.get('/healthz', { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  expect(hintsOf(served)).toEqual([]);
});

test('nor does another that is trusted make up for it', async () => {
  const served = await serve({ env: { TRUST_PROXY: '10.0.0.5, uniquelocal' }, until: onTestFinished });
  await served.get('/healthz', { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  expect(hintsOf(served)).toHaveLength(1);
});

test.each<[string, Record<string, string>, number]>([
  ['reached elsewhere than where it listens', { PUBLIC_URL: 'https://utarang.example' }, 1],
  ['the same with the proxy trusted', { PUBLIC_URL: 'https://utarang.example', TRUST_PROXY: 'loopback' }, 0],
  ['reached on this machine', { PUBLIC_URL: 'http://localhost:3000' }, 0],
  ['reached from outside', { PUBLIC_URL: 'https://utarang.example', HOST: '0.0.0.0' }, 0],
  ['as it comes', {}, 0],
])('at the start, %s: %j', async (_, env, hints) => {
  const served = await serve({ env, until: onTestFinished });
  expect(hintsOf(served)).toEqual(Array(hints).fill(expect.stringContaining('TRUST_PROXY=loopback')));
});
