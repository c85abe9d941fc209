import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { problemIn } from '../../test/problem.js';
import { exchange, parseAnswer } from '../../test/raw.js';
import { atWill, noDatabase, serve } from '../../test/serve.js';
import type { Readiness } from '../db/write-probe.js';
import { backupMetrics } from './backup-metrics.js';

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

/** The collector of Node's heap, which programs cannot call otherwise. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

test('a server that has ended is let go: nothing that watches the process keeps it', async () => {
  const { until, end } = atWill();
  const servers: WeakRef<object>[] = [];
  for (let times = 0; times < 3; times++) {
    const { app, get } = await serve({ until });
    expect((await (await get('/metrics')).text()).match(/^process_cpu_seconds_total /gm)).toHaveLength(1);
    servers.push(new WeakRef(app));
  }
  await end();
  const left = () => {
    collect();
    return servers.filter((server) => server.deref()).length;
  };
  await expect.poll(left).toBeLessThan(2); // the last one may still be at hand
});

const TOKEN = 'a-token-of-24-letters-up';

// biome-ignore format: a table, to be read down
test.each<[string, Record<string, string>, Record<string, string>, number]>([
  ['from this machine',                     {},                          {},                                     200],
  ['through a proxy',                       {},                          { 'X-Forwarded-For': '127.0.0.1' },     404],
  ['through another kind of proxy',         {},                          { Forwarded: 'for=127.0.0.1' },         404],
  ['through a proxy that names the scheme', {},                          { 'X-Forwarded-Proto': 'https' },       404],
  ['through a proxy that names the client', {},                          { 'X-Real-IP': '127.0.0.1' },           404],
  ['through a proxy that names itself',     {},                          { Via: '1.1 proxy' },                   404],
  ['through a proxy that is trusted',       { TRUST_PROXY: 'loopback' }, { 'X-Forwarded-For': '127.0.0.1' },     404],
  ['where a proxy is trusted that may say nothing', { TRUST_PROXY: '127.0.0.0/8' }, {},                          404],
  ['where a proxy elsewhere is trusted',    { TRUST_PROXY: '10.0.0.5' }, {},                                     200],
  ['through a proxy when anyone may',       { METRICS_ALLOW: 'any' },    { 'X-Forwarded-For': '10.0.0.1' },      200],
  ['with the token',                        { METRICS_TOKEN: TOKEN, TRUST_PROXY: 'loopback' }, { Authorization: `Bearer ${TOKEN}` }, 200],
  ['with the token through a proxy',        { METRICS_TOKEN: TOKEN },    { Authorization: `Bearer ${TOKEN}`, 'X-Forwarded-For': '10.0.0.1' }, 200],
  ['with another token',                    { METRICS_TOKEN: TOKEN },    { Authorization: `Bearer ${TOKEN}x`, 'X-Forwarded-For': '10.0.0.1' }, 404],
  ['without the token, from this machine',  { METRICS_TOKEN: TOKEN },    {},                                     200],
])('%s', async (_, env, headers, status) => {
  const { get } = await serve({ env, until: onTestFinished });
  const response = await get('/metrics', { headers });
  expect(response.status).toBe(status);
  if (status === 404) expect(await problemIn(response)).toMatchObject({ code: 'not_found' });
});

// A proxy that says nothing of itself, as nginx is without further settings, may pass the name on or speak HTTP/1.0.
test.each([
  ['by another name', 'GET /metrics HTTP/1.1', 'Host: utarang.example', 404],
  ['in HTTP/1.0', 'GET /metrics HTTP/1.0', 'Host: 127.0.0.1', 404],
  ['by a name of this machine', 'GET /metrics HTTP/1.1', 'Host: localhost', 200],
])('%s', async (_, line, host, status) => {
  const { port } = await serve({ until: onTestFinished });
  const request = [line, host, 'Connection: close', '', ''].join('\r\n');
  expect(parseAnswer(await exchange(port, request)).status).toBe(status);
});

const file = (name: string) => readFileSync(new URL(`../../../../monitoring/${name}`, import.meta.url), 'utf8');

/** The names of figures in PromQL: what is followed by labels, but for what Prometheus makes itself. */
const figuresIn = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\b([a-z][a-z0-9_]*)\{/g), ([, name]) => name!))].filter(
    (name) => name !== 'up',
  );

test('every figure of the alert rules and the dashboard is in /metrics', async () => {
  const backups = { counts: { made: 0, failed: 0 }, newest: async () => null, close: async () => {} };
  const { get } = await serve({
    prepare: (app) => void app.register(backupMetrics, { backups }),
    until: onTestFinished,
  });
  const text = await (await get('/metrics')).text();
  const there = Array.from(text.matchAll(/^# TYPE (\S+) (\S+)$/gm), ([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name!],
  ).flat();
  const asked = [...figuresIn(file('alerts.yml')), ...figuresIn(file('dashboard.json'))];
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !there.includes(name))).toEqual([]);
});

test('pool, analyser and catalogue have their figures', async () => {
  const { get } = await serve({ until: onTestFinished });
  const text = await (await get('/metrics')).text();
  expect(text).toMatch(/^database_pool_connections\{state="idle"\} \d+$/m);
  expect(text).toMatch(/^database_pool_waiting 0$/m);
  expect(text).toMatch(/^analyser_waiting_characters 0$/m);
  expect(text).toMatch(/^catalogue_version \d+$/m);
  expect(text).toMatch(/^catalogue_words [1-9]\d*$/m);
});

test.each<[Readiness, number]>([
  ['ready', 1],
  ['cannot_write', 0],
  ['no_answer', 0],
])('of a database that is %s the figures say %i', async (readiness, says) => {
  const { get } = await serve({ database: { ...noDatabase, probe: async () => readiness }, until: onTestFinished });
  expect(await (await get('/metrics')).text()).toMatch(new RegExp(`^database_available ${says}$`, 'm'));
});
