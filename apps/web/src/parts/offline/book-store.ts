import type { WordBook } from '@utarang/contract';
import { fetchSteadily } from './fetch-steadily.js';

/** The cache that has the book; the service worker keeps it over its own updates. */
export const BOOK_CACHE = 'utarang-book';
const BOOK_PATH = '/api/words/book';
/** The idle time after which a download of the book is given up. */
const BOOK_SILENT_MS = 60_000;

const cached = async (): Promise<Response | undefined> => (await caches.open(BOOK_CACHE)).match(BOOK_PATH);

/** The book that the device keeps; null where it keeps none. */
export async function readCachedBook(): Promise<WordBook | null> {
  try {
    const response = await cached();
    return response ? ((await response.json()) as WordBook) : null;
  } catch {
    return null; // a store that is forbidden or damaged has nothing
  }
}

const cachedEtag = async (): Promise<string | null> => (await cached())?.headers.get('etag') ?? null;

/**
 * Asks the server for a newer book than the one that is kept, and keeps it. Null where there is none newer. Rejects
 * where no answer comes. A store that is full keeps the old one; the new one is used all the same. One that could not
 * be read is asked for anew, whatever its entity tag says.
 */
export async function fetchNewerBook(isReadable: boolean): Promise<WordBook | null> {
  const etag = isReadable ? await cachedEtag().catch(() => null) : null;
  const { response, came } = await fetchSteadily(BOOK_PATH, BOOK_SILENT_MS, {
    credentials: 'same-origin',
    cache: 'no-store',
    headers: etag === null ? {} : { 'If-None-Match': etag },
  });
  if (response.status === 304) return null;
  if (!response.ok) throw new Error(`The book was answered with ${response.status}`);
  const book = (await new Response(await came()).json()) as WordBook;
  await caches
    .open(BOOK_CACHE)
    .then((cache) => cache.put(BOOK_PATH, response))
    .catch(() => {});
  return book;
}

/** The address of the index of the words of this release; none where nothing was built. */
const INDEX_PATH = import.meta.env['WORD_INDEX'] as string | undefined;
/** The time in which none of its bytes come. A search does not wait for them (`openSoonest`). */
const INDEX_SILENT_MS = 15_000;
const INDEX_PREFIX = '/assets/word-index-';

/** The index of the words of this release that the device keeps; null where it keeps none. */
export async function readCachedIndex(path = INDEX_PATH): Promise<ArrayBuffer | null> {
  if (path === undefined) return null;
  try {
    const kept = await (await caches.open(BOOK_CACHE)).match(path);
    return kept ? await kept.arrayBuffer() : null;
  } catch {
    return null; // a store that is forbidden or damaged has nothing
  }
}

/**
 * Loads the index of the words of this release from the server and keeps it in place of that of another release. Null
 * where none comes: then the device makes its own.
 */
export async function fetchIndex(path = INDEX_PATH): Promise<ArrayBuffer | null> {
  if (path === undefined) return null;
  const store = await caches.open(BOOK_CACHE).catch(() => null);
  try {
    const { response, came } = await fetchSteadily(path, INDEX_SILENT_MS, { credentials: 'same-origin' });
    if (!response.ok) return null;
    const bytes = await came();
    await store?.put(path, response).catch(() => {}); // a full store: it is loaded again the next time
    for (const { url } of (await store?.keys()) ?? []) {
      const { pathname } = new URL(url);
      if (pathname.startsWith(INDEX_PREFIX) && pathname !== path) await store?.delete(url);
    }
    return bytes;
  } catch {
    return null; // no network
  }
}
