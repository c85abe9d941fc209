import type { WordBook } from '@utarang/contract';
import type { Book } from '../parts/offline/book.js';
import { fetchIndex, fetchNewerBook, readCachedBook, readCachedIndex } from '../parts/offline/book-store.js';
import { openFastest } from '../parts/offline/open-fastest.js';
import type { BookState, SearchRequest, SearchResponse } from '../parts/offline/search-messages.js';

/** Searches the word book outside the page's thread, so that building its index blocks no frame. */

let book: Book | null = null;
let isNewest = false;
/** False where the stored book is damaged. */
let isReadable = false;
let loading: Promise<void> | null = null;

const state = (): BookState | null => book && { version: book.version, isNewest };

/** Waits for the next task, so that a search that has come meanwhile is answered before the next part is built. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const open = (sent: WordBook, readCached = readCachedIndex) =>
  openFastest(sent, { readCached, download: fetchIndex, nextTask });

/** Reads the book from the device's store, once. */
async function load(): Promise<void> {
  loading ??= (async () => {
    // Read in parallel with the book.
    const index = readCachedIndex();
    const kept = await readCachedBook();
    isReadable = kept !== null;
    const opened = kept && (await open(kept, () => index));
    book ??= opened;
  })();
  await loading;
}

async function check(): Promise<void> {
  await load();
  const newer = await fetchNewerBook(isReadable);
  isReadable ||= newer !== null;
  const opened = newer && (await open(newer));
  if (opened) book = opened;
  // A book in an unknown format counts as missing: the server answers.
  isNewest = newer === null || opened !== null;
}

/** Builds the index part by part: a search meanwhile waits for one part and for those that it needs, not for all. */
async function prepare(): Promise<void> {
  for (const make of book?.parts() ?? []) {
    make();
    await nextTask();
  }
}

async function answer(request: SearchRequest): Promise<SearchResponse['answer']> {
  await (request.do === 'check' ? check() : load());
  switch (request.do) {
    case 'search':
      return book?.search(request.search) ?? null;
    case 'word':
      return book?.word(request.wordId) ?? null;
    case 'prepare': {
      const made = prepare();
      // With a stored index the search answers before all is built; the rest only makes it faster.
      if (!book?.isQuick) await made;
      return state();
    }
    default:
      return state();
  }
}

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  answer(data).then(
    (found) => postMessage({ id: data.id, answer: found } satisfies SearchResponse),
    () => postMessage({ id: data.id, answer: null, failed: true } satisfies SearchResponse),
  );
});
