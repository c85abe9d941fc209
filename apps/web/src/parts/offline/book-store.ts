import type { WordBook } from '@utarang/contract';
import { fetchWithIdleTimeout } from './fetch-with-idle-timeout.js';

/** The name of the cache with the book. It outlives updates of the service worker. */
export const BOOK_CACHE = 'utarang-book';
const BOOK_PATH = '/api/words/book';
/** The idle time after which a download of the book is aborted. */
const BOOK_IDLE_MS = 60_000;

const cached = async (): Promise<Response | undefined> => (await caches.open(BOOK_CACHE)).match(BOOK_PATH);

/** The cached book; null where there is none. */
export async function readCachedBook(): Promise<WordBook | null> {
  try {
    const response = await cached();
    return response ? ((await response.json()) as WordBook) : null;
  } catch {
    return null; // a store that is forbidden or damaged is empty
  }
}

const cachedEtag = async (): Promise<string | null> => (await cached())?.headers.get('etag') ?? null;

/**
 * Downloads a newer book than the cached one, and caches it. Null where there is none newer. Rejects where no answer
 * comes. Where the cache is full the old book stays there, and the new one is used anyway. A cached book that cannot be
 * read is downloaded again, whatever its entity tag is.
 */
export async function fetchNewerBook(isReadable: boolean): Promise<WordBook | null> {
  const etag = isReadable ? await cachedEtag().catch(() => null) : null;
  const { response, readBytes } = await fetchWithIdleTimeout(BOOK_PATH, BOOK_IDLE_MS, {
    credentials: 'same-origin',
    cache: 'no-store',
    headers: etag === null ? {} : { 'If-None-Match': etag },
  });
  if (response.status === 304) return null;
  if (!response.ok) throw new Error(`The book was answered with ${response.status}`);
  const book = (await new Response(await readBytes()).json()) as WordBook;
  await caches
    .open(BOOK_CACHE)
    .then((cache) => cache.put(BOOK_PATH, response))
    .catch(() => {});
  return book;
}

/** The address of the word index of this release; null where nothing was built. */
const INDEX_PATH = import.meta.env['WORD_INDEX'] as string | undefined;
/** The idle time after which its download is aborted. A search does not wait for it (`openFastest`). */
const INDEX_IDLE_MS = 15_000;
const INDEX_PREFIX = '/assets/word-index-';

/** The cached word index of this release; null where there is none. */
export async function readCachedIndex(path = INDEX_PATH): Promise<ArrayBuffer | null> {
  if (path === undefined) return null;
  try {
    const cachedIndex = await (await caches.open(BOOK_CACHE)).match(path);
    return cachedIndex ? await cachedIndex.arrayBuffer() : null;
  } catch {
    return null; // a store that is forbidden or damaged is empty
  }
}

/**
 * Downloads the word index of this release and caches it in place of that of another release. Null where that fails:
 * then the device builds its own.
 */
export async function fetchIndex(path = INDEX_PATH): Promise<ArrayBuffer | null> {
  if (path === undefined) return null;
  const store = await caches.open(BOOK_CACHE).catch(() => null);
  try {
    const { response, readBytes } = await fetchWithIdleTimeout(path, INDEX_IDLE_MS, { credentials: 'same-origin' });
    if (!response.ok) return null;
    const bytes = await readBytes();
    await store?.put(path, response).catch(() => {}); // the store is full: it is downloaded again the next time
    for (const { url } of (await store?.keys()) ?? []) {
      const { pathname } = new URL(url);
      if (pathname.startsWith(INDEX_PREFIX) && pathname !== path) await store?.delete(url);
    }
    return bytes;
  } catch {
    return null; // no network
  }
}
