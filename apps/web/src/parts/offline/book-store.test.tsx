import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BOOK_CACHE, keptBook, newerBook } from './book-store.js';

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

test('a book that is kept is asked for by its entity tag, a damaged one is asked for anew and replaced', async () => {
  await store('{"version":"1"}');
  expect(await keptBook()).toEqual({ version: '1' });
  await newerBook(true);
  await store('{"vers');
  expect(await keptBook()).toBeNull();
  expect(await newerBook(false)).toEqual({ version: '2' });
  expect(sent).toEqual([{ 'If-None-Match': '"1"' }, {}]);
  expect(await keptBook()).toEqual({ version: '2' });
});
