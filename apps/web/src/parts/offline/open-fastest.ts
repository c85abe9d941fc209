import type { WordBook } from '@utarang/contract';
import { type Book, openBook } from './book.js';

type Deps = {
  /** The cached bytes of the index; null where there are none. */
  readonly readCached: () => Promise<ArrayBuffer | null>;
  /** Downloads the bytes of the index; null where none come. */
  readonly download: () => Promise<ArrayBuffer | null>;
  /** Yields to the event loop, so that a download can arrive. */
  readonly nextTask: () => Promise<void>;
};

/**
 * Opens a book with its cached index. Without a cached one, the index is built part by part while it is downloaded, and
 * the faster of the two is used: a network that hangs delays no search. Where the download fails, the book is ready at
 * once, and the first search builds what it needs. Null for a book that cannot be read.
 */
export async function openFastest(sent: WordBook, { readCached, download, nextTask }: Deps): Promise<Book | null> {
  const bytes = await readCached();
  const own = openBook(sent, bytes);
  if (own === null || own.isQuick) return own;

  let isOver = false;
  const withDownload = download().then((index) => {
    const quick = index && !isOver ? openBook(sent, index) : null;
    return quick?.isQuick ? quick : own;
  });
  const built = async () => {
    for (const build of own.parts()) {
      await nextTask();
      if (isOver) break;
      build();
    }
    return own;
  };
  const book = await Promise.race([withDownload, built()]);
  isOver = true;
  return book;
}
