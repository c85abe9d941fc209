import type { WordBook } from '@utarang/contract';
import { type Book, openBook } from './book.js';

type Deps = {
  /** The bytes of the index that the device keeps; null where it keeps none. */
  readonly kept: () => Promise<ArrayBuffer | null>;
  /** The same from the server; null where none come. */
  readonly loaded: () => Promise<ArrayBuffer | null>;
  /** The end of the turn, in which bytes that have come are seen. */
  readonly nextTurn: () => Promise<void>;
};

/**
 * Opens a book with its stored index. Where the device keeps none that helps, it is made part by part while its bytes are loaded,
 * and what is there first is taken: a network that hangs holds up no search. Where no bytes come, the book is there at
 * once, and the first search makes what it needs. Null for a book that cannot be read.
 */
export async function openSoonest(sent: WordBook, { kept, loaded, nextTurn }: Deps): Promise<Book | null> {
  const bytes = await kept();
  const own = openBook(sent, bytes);
  if (own === null || own.isQuick) return own;

  let isOver = false;
  const withLoaded = loaded().then((came) => {
    const quick = came && !isOver ? openBook(sent, came) : null;
    return quick?.isQuick ? quick : own;
  });
  const made = async () => {
    for (const make of own.parts()) {
      await nextTurn();
      if (isOver) break;
      make();
    }
    return own;
  };
  const book = await Promise.race([withLoaded, made()]);
  isOver = true;
  return book;
}
