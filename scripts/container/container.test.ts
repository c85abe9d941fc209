import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, onTestFinished, test } from 'vitest';
import { quickFolder } from '../lib/quick-folder.mjs';
import { buildImage, contextFiles, dockerfile, type Image } from './image-steps.js';

test('the linter has nothing to say of the Dockerfile', () => {
  const said = validate(dockerfile, {
    instructionUppercase: 2,
    instructionCasing: 2,
    deprecatedMaintainer: 2,
  } as never);
  expect(said.map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
});

test('it builds on images that are small and of one Node, and ends as a user who is not root', () => {
  const parsed = DockerfileParser.parse(dockerfile);
  const bases = parsed.getFROMs().map((from) => from.getImage());
  expect(new Set(bases)).toEqual(new Set(['node:22-slim']));
  const keywords = parsed.getInstructions().map((instruction) => instruction.getKeyword());
  for (const needed of ['USER', 'VOLUME', 'HEALTHCHECK', 'EXPOSE', 'CMD']) expect(keywords).toContain(needed);
  const user = parsed.getInstructions().findLast((instruction) => instruction.getKeyword() === 'USER');
  expect(user?.getArguments().join()).toBe('node');
  // An ADD may fetch, and an ENV or ARG with a secret would stay in the image.
  expect(keywords).not.toContain('ADD');
  expect(dockerfile).not.toMatch(/password|secret|token/i);
});

test('what goes to the builder is what it copies: no data, no secrets, nothing that was built here', () => {
  const files = contextFiles();
  expect(files).toContain('apps/server/src/main.ts');
  expect(files).toContain('.npmrc');
  expect(files).toContain('e2e/package.json');
  for (const path of ['e2e/playwright.config.ts', 'README.md', 'data/postgres', '.cache/build.stamp', '.git/HEAD'])
    expect(files).not.toContain(path);
  expect(files.filter((path) => path.startsWith('bench/'))).toEqual(['bench/package.json']);
  expect(files.filter((path) => /(^|\/)(node_modules|dist|\.types)\/|\.env|\.log$/.test(path))).toEqual([]);
});

/** The image's command, as `docker run` starts it, but on this machine alone and with a free port. */
function run(image: Image, command: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const [program = '', ...args] = command;
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: join(image.files, image.workdir),
    env: { PATH: process.env['PATH'], ...image.env, DATA_DIR: join(image.files, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => output.push(text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => output.join('') };
}

async function stopped({ child, ended }: { child: ChildProcess; ended: Promise<number | null> }) {
  child.kill('SIGTERM');
  return ended;
}

/** Room for an image and for what it is built of: on a disk their 25,000 files take twice as long. */
const IMAGE_BYTES = 4 * 2 ** 30;

/** Carrying out the Dockerfile installs and builds again, which takes minutes: in CI and in `npm run test:full` only. */
const isLong = Boolean(process.env['CI'] || process.env['E2E_FULL']);

const steps = async () => {
  const folder = mkdtempSync(join(quickFolder(IMAGE_BYTES), 'utarang-image-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Packages in npm's cache are not downloaded again, and fonts that are cut are not cut again: cutting takes as long
  // as the rest of the build, and every build on this machine shows that it works.
  const fonts = join(import.meta.dirname, '../../.cache/fonts');
  const cache = join(folder, 'build/app/.cache');
  mkdirSync(fonts, { recursive: true });
  mkdirSync(cache, { recursive: true });
  symlinkSync(fonts, join(cache, 'fonts'));
  const { PATH = '', HOME = '' } = process.env;
  const { image, owned } = await buildImage(folder, { PATH, HOME, npm_config_prefer_offline: 'true' });
  expect(owned).toEqual(['node:node /data']);
  expect([image.user, image.volumes, image.env['DATA_DIR']]).toEqual(['node', ['/data'], '/data']);

  const server = run(image, image.command, { HOST: '127.0.0.1', PORT: '0' });
  onTestFinished(async () => void (await stopped(server)));
  await expect.poll(server.output, { timeout: 300_000 }).toMatch(/is ready: http|"fatal"|Error/);
  const [, port = ''] = /is ready: http:\/\/[^:]+:(\d+)/.exec(server.output()) ?? [];
  expect([port, server.output()]).toEqual([expect.stringMatching(/^\d+$/), expect.any(String)]);
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ok' });
  expect(await (await get('/')).text()).toContain('우타랑');
  expect(
    ((await (await get('/api/words?q=타베루')).json()) as { totalElements: number }).totalElements,
  ).toBeGreaterThan(0);
  expect((await get('/og/site.png')).headers.get('content-type')).toBe('image/png');
  const analysed = await fetch(`http://127.0.0.1:${port}/api/text/analyse`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: '水を飲む' }),
  });
  expect(analysed.status).toBe(200);

  expect(await run(image, image.healthcheck, { PORT: port }).ended).toBe(0);
  const create = ['node', 'apps/server/dist/admin.js', 'create', 'boss'];
  const made = run(image, create, { ADMIN_PASSWORD: 'blue river 9' });
  expect([await made.ended, made.output()]).toEqual([0, 'boss is a new account and an admin.\n']);
  for (const command of ['seed', 'backup', 'restore', 'songs']) {
    const helped = run(image, ['node', `apps/server/dist/${command}.js`, '--help']);
    expect([command, await helped.ended, helped.output()]).toEqual([command, 0, expect.stringMatching(/^Usage:/)]);
  }
  expect(await stopped(server)).toBe(0);
  expect(await run(image, image.healthcheck, { PORT: port }).ended).toBe(1);
};

if (isLong)
  test(
    'its steps, carried out in an empty folder, make an image that starts, is healthy and stops',
    {
      timeout: 900_000,
    },
    steps,
  );
