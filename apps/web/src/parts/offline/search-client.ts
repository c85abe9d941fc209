import type { WordDetail, WordsPage } from '@utarang/contract';
import type { WordSearch } from './device.js';
import type { Answered, Asked, BookState } from './search-messages.js';

/** The part of a worker that is used. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<Answered>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

type Wish = Asked extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

/** Workers that may die one after another before the page does without. */
const DEATHS_MAX = 2;

/**
 * Asks the search worker. It is started with the first question; where it dies, all that it was asked resolves to null,
 * and another takes its place with the next question.
 */
export function createSearchClient(start: () => SearchWorker) {
  let worker: SearchWorker | null = null;
  let deaths = 0;
  let lastId = 0;
  const asked = new Map<number, (answer: Answered) => void>();

  function died(): void {
    deaths += 1;
    worker?.terminate();
    worker = null;
    for (const [id, tell] of [...asked]) tell({ id, answer: null, failed: true });
    asked.clear();
  }

  function running(): SearchWorker | null {
    if (worker || deaths >= DEATHS_MAX) return worker;
    try {
      worker = start();
    } catch {
      deaths = DEATHS_MAX;
      return null;
    }
    worker.onmessage = ({ data }) => {
      asked.get(data.id)?.(data);
      asked.delete(data.id);
    };
    worker.onerror = died;
    return worker;
  }

  function ask(wish: Wish): Promise<Answered> {
    const id = ++lastId;
    return new Promise((resolve) => {
      const to = running();
      if (!to) return resolve({ id, answer: null, failed: true });
      asked.set(id, resolve);
      to.postMessage({ ...wish, id });
    });
  }

  return {
    prepare: async () => (await ask({ do: 'prepare' })).answer as BookState | null,
    /** Null where the server could not be asked, or there is no book. */
    async check() {
      const { answer, failed } = await ask({ do: 'check' });
      return failed ? null : (answer as BookState | null);
    },
    search: async (search: WordSearch) => (await ask({ do: 'search', search })).answer as WordsPage | null,
    word: async (wordId: number) => (await ask({ do: 'word', wordId })).answer as WordDetail | null,
  };
}

export type SearchClient = ReturnType<typeof createSearchClient>;

/** Starts the real worker. */
export const startSearchWorker = (): SearchWorker =>
  new Worker(new URL('../../workers/search-worker.ts', import.meta.url), { type: 'module' });
