import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BOOK_CACHE, fetchIndex, fetchNewerBook, readCachedBook, readCachedIndex } from './book-store.js';

const PATH = '/api/words/book';
const store = async (body: string) =>
  (await caches.open(BOOK_CACHE)).put(PATH, new Response(body, { headers: { etag: '"1"' } }));
let sent: unknown[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(headers);
    return Response.json({ version: '2' }, { headers: { etag: '"2"' } });
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await caches.delete(BOOK_CACHE);
});

test('a book that is kept is asked for by its entity tag, a damaged one is asked for again and replaced', async () => {
  await store('{"version":"1"}');
  expect(await readCachedBook()).toEqual({ version: '1' });
  await fetchNewerBook(true);
  await store('{"vers');
  expect(await readCachedBook()).toBeNull();
  expect(await fetchNewerBook(false)).toEqual({ version: '2' });
  expect(sent).toEqual([{ 'If-None-Match': '"1"' }, {}]);
  expect(await readCachedBook()).toEqual({ version: '2' });
});

test('the index of this release is kept, and takes the place of that of another', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    return new Response(new Uint8Array([1, 2, 3]));
  });
  await store('{"version":"1"}');
  const [before, now] = ['/assets/word-index-before.bin', '/assets/word-index-now.bin'];
  for (const path of [before, now]) {
    expect(await readCachedIndex(path)).toBeNull();
    expect((await fetchIndex(path))?.byteLength).toBe(3);
    expect((await readCachedIndex(path))?.byteLength).toBe(3);
  }
  expect(fetched).toEqual([before, now]);
  const kept = await (await caches.open(BOOK_CACHE)).keys();
  expect(kept.map(({ url }) => new URL(url).pathname).sort()).toEqual([PATH, now].sort());
});

test.each([
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that has another release', async () => new Response(null, { status: 404 })],
])('%s leaves the device without it', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await fetchIndex('/assets/word-index-now.bin')).toBeNull();
});

test('a store that may keep nothing takes nothing away from what came', async () => {
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array([1, 2, 3])));
  vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('forbidden', 'SecurityError'));
  expect(await readCachedIndex('/assets/word-index-now.bin')).toBeNull();
  expect((await fetchIndex('/assets/word-index-now.bin'))?.byteLength).toBe(3);
  vi.restoreAllMocks();
});

/** Answers with a body whose parts come one after another, each after so many milliseconds; it hears of a signal. */
const slowly = (parts: readonly string[], everyMs: number) => async (_: string, init: RequestInit) => {
  const rest = [...parts];
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    new Promise<void>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      setTimeout(() => {
        const part = rest.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
        resolve();
      }, everyMs);
    });
  return new Response(new ReadableStream({ pull }), { headers: { etag: '"2"' } });
};

describe('on a slow line', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
  });
  /** Waits for work, while as much time passes as it wants. */
  const settled = async <Kind,>(work: Promise<Kind>) => {
    let isOver = false;
    const over = work.finally(() => (isOver = true));
    over.catch(() => {});
    while (!isOver) await vi.advanceTimersByTimeAsync(1_000);
    return over;
  };

  test('a book of which something comes all the time arrives, however long that takes', async () => {
    vi.stubGlobal('fetch', slowly(['{"ver', 'sion"', ':"2"', '}'], 40_000));
    expect(await settled(fetchNewerBook(false))).toEqual({ version: '2' });
    expect(await readCachedBook()).toEqual({ version: '2' });
  });

  test('a book of which nothing comes any more is given up, and the one that is kept stays', async () => {
    await store('{"version":"1"}');
    vi.stubGlobal('fetch', slowly(['{"ver', 'sion"', ':"2"', '}'], 90_000));
    await expect(settled(fetchNewerBook(false))).rejects.toThrow();
    expect(await readCachedBook()).toEqual({ version: '1' });
  });

  test('the index arrives likewise', async () => {
    vi.stubGlobal('fetch', slowly(['a', 'b', 'c'], 10_000));
    expect((await settled(fetchIndex('/assets/word-index-now.bin')))?.byteLength).toBe(3);
    vi.stubGlobal('fetch', slowly(['a', 'b', 'c'], 30_000));
    expect(await settled(fetchIndex('/assets/word-index-later.bin'))).toBeNull();
  });
});
