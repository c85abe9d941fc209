import type { WordDetail, WordsPage } from '@utarang/contract';
import type { WordSearch } from './device.js';
import type { BookState, SearchRequest, SearchResponse } from './search-messages.js';

/** The part of a worker that is used. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<SearchResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

type RequestBody = SearchRequest extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

/** The number of crashed workers after which the page works without one. */
const CRASHES_MAX = 2;

/**
 * Creates the client of the search worker. The worker is started at the first request; where it crashes, all pending
 * requests resolve to null, and the next request starts another.
 */
export function createSearchClient(start: () => SearchWorker) {
  let worker: SearchWorker | null = null;
  let crashes = 0;
  let lastId = 0;
  const pending = new Map<number, (answer: SearchResponse) => void>();

  function onCrash(): void {
    crashes += 1;
    worker?.terminate();
    worker = null;
    for (const [id, resolve] of [...pending]) resolve({ id, answer: null, failed: true });
    pending.clear();
  }

  function runningWorker(): SearchWorker | null {
    if (worker || crashes >= CRASHES_MAX) return worker;
    try {
      worker = start();
    } catch {
      crashes = CRASHES_MAX;
      return null;
    }
    worker.onmessage = ({ data }) => {
      pending.get(data.id)?.(data);
      pending.delete(data.id);
    };
    worker.onerror = onCrash;
    return worker;
  }

  function ask(request: RequestBody): Promise<SearchResponse> {
    const id = ++lastId;
    return new Promise((resolve) => {
      const target = runningWorker();
      if (!target) return resolve({ id, answer: null, failed: true });
      pending.set(id, resolve);
      target.postMessage({ ...request, id });
    });
  }

  return {
    prepare: async () => (await ask({ do: 'prepare' })).answer as BookState | null,
    /** Null where the server did not answer, or there is no book. */
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
