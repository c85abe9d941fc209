import type { WordBook } from '@utarang/contract';

/** The cache that has the book; the service worker keeps it over its own updates. */
export const BOOK_CACHE = 'utarang-book';
const BOOK_PATH = '/api/words/book';

const cached = async (): Promise<Response | undefined> => (await caches.open(BOOK_CACHE)).match(BOOK_PATH);

/** The book that the device keeps; null where it keeps none. */
export async function keptBook(): Promise<WordBook | null> {
  try {
    const response = await cached();
    return response ? ((await response.json()) as WordBook) : null;
  } catch {
    return null; // a store that is forbidden or damaged has nothing
  }
}

const etagOfKept = async (): Promise<string | null> => (await cached())?.headers.get('etag') ?? null;

/**
 * Asks the server for a newer book than the one that is kept, and keeps it. Null where there is none newer. Rejects
 * where no answer comes. A store that is full keeps the old one; the new one is used all the same. One that could not
 * be read is asked for anew, whatever its entity tag says.
 */
export async function newerBook(isReadable: boolean): Promise<WordBook | null> {
  const etag = isReadable ? await etagOfKept().catch(() => null) : null;
  const response = await fetch(BOOK_PATH, {
    credentials: 'same-origin',
    cache: 'no-store',
    headers: etag === null ? {} : { 'If-None-Match': etag },
  });
  if (response.status === 304) return null;
  if (!response.ok) throw new Error(`The book was answered with ${response.status}`);
  const copy = response.clone();
  const book = (await response.json()) as WordBook;
  await caches
    .open(BOOK_CACHE)
    .then((cache) => cache.put(BOOK_PATH, copy))
    .catch(() => {});
  return book;
}
