import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRelease } from './release.js';

const CACHE = 'test-program';
const BEFORE = 'test-program-before';
/** Files that the server of these tests sends as they are. */
const [ICON, MANIFEST, PICTURE] = ['/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png'] as const;

/** The paths that were asked of the network. */
let asked: string[] = [];
/** Calls for these paths are answered so, or fail. */
let broken: Readonly<Record<string, () => Promise<Response>>> = {};

beforeEach(() => {
  asked = [];
  broken = {};
  // Names of workers that a page does not have; Workbox asks whether an event is one of them.
  vi.stubGlobal('ExtendableEvent', Event);
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return (await broken[pathname]?.()) ?? real(request);
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all([CACHE, BEFORE].map((name) => caches.delete(name)));
});

const integrityOf = async (path: string): Promise<string> => {
  const bytes = await (await fetch(new Request(path))).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
};

type File = readonly [path: string, revision: string, integrity?: string];
const releaseOf = async (...files: readonly File[]) => {
  const entries = files.map(async ([url, revision, integrity]) => ({
    url,
    revision,
    integrity: integrity ?? (await integrityOf(url)),
  }));
  const release = createRelease(await Promise.all(entries), CACHE, BEFORE);
  asked = [];
  return release;
};

/** Sends an event, and waits for all that it waits for. */
async function run(handle: (event: ExtendableEvent) => unknown, type: string): Promise<void> {
  const waits: Promise<unknown>[] = [];
  const event = Object.assign(new Event(type), { waitUntil: (promise: Promise<unknown>) => void waits.push(promise) });
  handle(event as unknown as ExtendableEvent);
  await Promise.all(waits);
}
const keptIn = async (name: string) =>
  (await (await caches.open(name)).keys())
    .map(({ url }) => new URL(url))
    .map(({ pathname, searchParams }) => `${pathname} ${searchParams.get('__WB_REVISION__')}`)
    .sort();

test('a release whose files are all there takes the place of the one before, which pages that are open still have', async () => {
  const before = await releaseOf([ICON, '1'], [MANIFEST, '1']);
  await run(before.install, 'install');
  const next = await releaseOf([ICON, '1'], [MANIFEST, '2']);
  await run(next.install, 'install');
  expect(asked).toEqual([MANIFEST]);
  await run((event) => event.waitUntil(next.activate(event)), 'activate');
  expect(await keptIn(CACHE)).toEqual([`${ICON} 1`, `${MANIFEST} 2`]);
  expect(await keptIn(BEFORE)).toEqual([`${MANIFEST} 1`]);
});

const OTHER = `sha256-${btoa('x'.repeat(32))}`;

test.each<[string, File, (() => Promise<Response>)?]>([
  ['is not there', [PICTURE, '2'], async () => new Response('', { status: 404 })],
  ['does not come', [PICTURE, '2'], () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is another one, or cut off', [PICTURE, '2', OTHER]],
])('a release of which a file %s is none, and the next try goes on where it stopped', async (_, file, answer) => {
  const before = await releaseOf([ICON, '1'], [PICTURE, '1']);
  await run(before.install, 'install');
  const half = await releaseOf([ICON, '2'], file, [MANIFEST, '2']);
  broken = answer ? { [PICTURE]: answer } : {};
  await expect(run(half.install, 'install')).rejects.toThrow();
  expect(await keptIn(CACHE)).toEqual(expect.arrayContaining([`${ICON} 1`, `${PICTURE} 1`]));
  expect(await keptIn(CACHE)).not.toContain(`${PICTURE} 2`);

  broken = {};
  const whole = await releaseOf([ICON, '2'], [PICTURE, '2'], [MANIFEST, '2']);
  await run(whole.install, 'install');
  expect(asked).not.toContain(ICON);
  expect(await keptIn(CACHE)).toEqual(expect.arrayContaining([`${ICON} 2`, `${PICTURE} 2`, `${MANIFEST} 2`]));
});
