import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processesOf, stopPostmaster } from '@utarang/postgres/postmaster';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { makeDataDir, removeDataDir } from '../test/data-dir.js';
import { canMount, fillDisk, mountDisk, remountDisk, unmountDisk } from '../test/disk.js';
import { Program } from '../test/program.js';
import { startProxy } from '../test/proxy.js';
import { makeQuickDataDir } from '../test/quick-data-dir.js';
import { makeSeededDataDir } from '../test/seeded-data-dir.js';
import { builtWebApp } from '../test/serve.js';

/** The whole program on its own database, and what an operator's machine may do to it. */
const WEB_ROOT = await builtWebApp();

const patient = { timeout: 30_000 };

const inFolder = (DATA_DIR: string) => {
  onTestFinished(() => removeDataDir(DATA_DIR));
  return { DATA_DIR, WEB_ROOT };
};

const pidFile = (folder: string) => join(folder, 'postgres', 'data', 'postmaster.pid');
const postmasterOf = (folder: string) => Number(readFileSync(pidFile(folder), 'utf8').split('\n')[0]);

const findsWords = async (url: URL) => {
  const answer = await fetch(new URL('/api/words?mode=pronunciation&q=타베루', url));
  return ((await answer.json()) as { content?: { japaneseWord: string }[] }).content?.[0]?.japaneseWord === '食べる';
};
const isReady = (url: URL) =>
  fetch(new URL('/readyz/database', url))
    .then(({ ok }) => ok)
    .catch(() => false);

test('after kill -9 of the program the next start takes its database over, and goes on when that is killed, too', async () => {
  const env = inFolder(await makeSeededDataDir());
  const first = new Program(env);
  await first.ready();
  const postmaster = postmasterOf(env.DATA_DIR);
  first.kill('SIGKILL');
  await first.ended;

  const next = new Program(env);
  const url = await next.ready();
  expect(await findsWords(url)).toBe(true);
  expect(postmasterOf(env.DATA_DIR)).toBe(postmaster);

  process.kill(postmaster, 'SIGKILL');
  expect(await findsWords(url)).toBe(true); // the words are in memory
  await expect.poll(() => isReady(url), patient).toBe(true);
  expect(postmasterOf(env.DATA_DIR)).not.toBe(postmaster);
  next.kill('SIGTERM');
  expect((await next.ended).code).toBe(0);
});

test('of two first starts at once one serves, and the other ends with 75 and one sentence', async () => {
  const env = inFolder(makeQuickDataDir());
  const programs = [new Program(env), new Program(env)];
  const outcomes = await Promise.all(
    programs.map((program) =>
      program.ready().then(
        (url) => findsWords(url),
        () => program.ended,
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(1);
  const [refused] = outcomes.filter((outcome) => typeof outcome === 'object');
  expect(refused).toEqual({ code: 75, stderr: expect.stringMatching(/^[^\n]*DATA_DIR[^\n]*\.\n$/) });
});

const dataOf = (folder: string) => join(folder, 'postgres', 'data');
const freeze = (folder: string) => {
  const pids = processesOf(postmasterOf(folder), dataOf(folder));
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
};

test('SIGTERM ends the program in its time though PostgreSQL hangs, and the next start needs no hand', async () => {
  const env = inFolder(await makeSeededDataDir());
  const program = new Program({ ...env, SHUTDOWN_TIMEOUT_MS: '2000' });
  const url = await program.ready();
  const signUp = () =>
    fetch(new URL('/api/users/check-username?username=haneul', url)).then(
      ({ status }) => status,
      () => 'cut',
    );
  freeze(env.DATA_DIR);
  const waiting = [signUp(), signUp()];
  await fetch(new URL('/healthz', url)); // by now they have arrived
  program.kill('SIGTERM');
  expect(await program.ended).toEqual({ code: 0, stderr: '' });
  for (const answer of await Promise.all(waiting)) expect([503, 'cut']).toContain(answer);

  const next = new Program(env);
  expect(await findsWords(await next.ready())).toBe(true);
});

test('SIGTERM ends a start that waits for a PostgreSQL that hangs', async () => {
  const { port, user, password } = inject('superuser');
  const proxy = await startProxy(port);
  onTestFinished(() => proxy.close());
  proxy.freeze();
  const DATABASE_URL = proxy.through(`postgres://${user}:${password}@127.0.0.1:${port}/postgres`);
  const program = new Program({ DATABASE_URL, WEB_ROOT, SHUTDOWN_TIMEOUT_MS: '1000' });
  await expect.poll(() => proxy.connections, patient).toBeGreaterThan(0);
  program.kill('SIGTERM');
  expect(await program.ended).toEqual({ code: 0, stderr: '' });
});

describe.runIf(canMount)('on a small disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = makeDataDir();
    mountDisk(folder, 110);
    return async () => {
      await stopPostmaster(dataOf(folder));
      unmountDisk(folder);
      await removeDataDir(folder);
    };
  });

  test('that has no room for all the words: one sentence, and with more room the next start works', async () => {
    const env = { DATA_DIR: folder, WEB_ROOT };
    expect(await new Program(env).ended).toEqual({
      code: 74,
      stderr: expect.stringMatching(/^The disk [^\n]* is full: free some space and start again\.\n$/),
    });
    remountDisk(folder, 'size=400m');
    expect(await findsWords(await new Program(env).ready())).toBe(true);
  });

  test('that fills up: pages are there, /readyz/database says that nothing can be written, and with room all goes on', async () => {
    remountDisk(folder, 'size=400m');
    const program = new Program({ DATA_DIR: await makeSeededDataDir(folder), WEB_ROOT });
    const url = await program.ready();
    fillDisk(join(folder, 'ballast'));
    const ready = await fetch(new URL('/readyz/database', url));
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ code: 'unavailable', reason: 'cannot_write' });
    expect((await fetch(url)).status).toBe(200);
    rmSync(join(folder, 'ballast'));
    await expect.poll(() => isReady(url), patient).toBe(true);
    program.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
  });
});

test.each([
  [
    'that cannot be made',
    '/dev/null/utarang',
    (command: string[]) => command,
    /^[^\n]*\/dev\/null\/utarang[^\n]*\.\n$/,
  ],
  [
    'on a full disk',
    makeDataDir(),
    // Lets no file grow beyond 5 MB, which programs report like a full disk.
    (command: string[]) => ['sh', '-c', 'ulimit -f 10000; exec "$@"', 'sh', ...command],
    /^The disk that holds DATA_DIR [^\n]* is full: [^\n]*\.\n$/,
  ],
])('a DATA_DIR %s is said in one sentence', async (_, folder, wrap, sentence) => {
  const env = folder.startsWith('/dev/null') ? { DATA_DIR: folder, WEB_ROOT } : inFolder(folder);
  const { code, stderr } = await new Program(env, wrap).ended;
  expect(stderr).toMatch(sentence);
  expect([74, 78]).toContain(code);
});
