import { expect, onTestFinished, test } from 'vitest';
import { problemIn } from '../../test/problem.js';
import { serve } from '../../test/serve.js';

test('answers are counted by route and status, never by address', async () => {
  const { get } = await serve({ files: { 'assets/a-1.js': '', 'assets/b-2.js': '' }, until: onTestFinished });
  for (const path of ['/words/50412', '/words/50377', '/words/1', '/assets/a-1.js', '/assets/b-2.js', '/no/such']) {
    await get(path);
  }
  const count = (labels: string) => `http_request_duration_seconds_count{${labels}}`;
  await expect
    .poll(async () => (await get('/metrics')).text())
    .toContain(`${count('method="GET",route="(none)",status="404"')} 1`);
  const text = await (await get('/metrics')).text();
  expect(text).toContain(`${count('method="GET",route="/words/:id",status="200"')} 2`);
  expect(text).toContain(`${count('method="GET",route="/words/:id",status="404"')} 1`);
  expect(text).toContain(`${count('method="GET",route="static",status="200"')} 2`);
  expect(text).not.toContain('such');
  expect(text).toContain('process_resident_memory_bytes');
});

test.each([
  ['from this machine', {}, {}, 200],
  ['through a proxy', {}, { 'X-Forwarded-For': '127.0.0.1' }, 404],
  ['through a proxy that is trusted', { TRUST_PROXY: 'loopback' }, { 'X-Forwarded-For': '127.0.0.1' }, 404],
  ['through another kind of proxy', {}, { Forwarded: 'for=127.0.0.1' }, 404],
  ['through a proxy when anyone may', { METRICS_ALLOW: 'any' }, { 'X-Forwarded-For': '10.0.0.1' }, 200],
])('%s', async (_, env, headers, status) => {
  const { get } = await serve({ env: env as Record<string, string>, until: onTestFinished });
  const response = await get('/metrics', { headers: headers as Record<string, string> });
  expect(response.status).toBe(status);
  if (status === 404) expect(await problemIn(response)).toMatchObject({ code: 'not_found' });
});
