import { expect, test } from 'vitest';
import { createSearchClient, type SearchWorker } from './search-client.js';
import type { SearchRequest, SearchResponse } from './search-messages.js';

type Started = SearchWorker & { readonly asked: SearchRequest[]; ended: boolean };

/** Workers that answer when the test says so. */
function workers() {
  const started: Started[] = [];
  const start = (): SearchWorker => {
    const worker: Started = {
      asked: [],
      ended: false,
      onmessage: null,
      onerror: null,
      postMessage: (request: SearchRequest) => void worker.asked.push(request),
      terminate: () => {
        worker.ended = true;
      },
    };
    started.push(worker);
    return worker;
  };
  const tell = (worker: Started, data: SearchResponse) => worker.onmessage?.({ data } as MessageEvent<SearchResponse>);
  return { started, start, tell };
}

const STATE = { version: '1', isNewest: true };

test('a worker is started with the first question, and answers go to their callers', async () => {
  const { started, start, tell } = workers();
  const client = createSearchClient(start);
  expect(started).toHaveLength(0);
  const [one, other] = [client.prepare(), client.word(5)];
  const [worker] = started;
  expect(worker!.asked).toEqual([
    { id: 1, do: 'prepare' },
    { id: 2, do: 'word', wordId: 5 },
  ]);
  tell(worker!, { id: 2, answer: null });
  tell(worker!, { id: 1, answer: STATE });
  expect([await one, await other]).toEqual([STATE, null]);
});

test('a worker that dies leaves no question open, and another takes its place', async () => {
  const { started, start, tell } = workers();
  const client = createSearchClient(start);
  const open = client.check();
  started[0]!.onerror?.({} as ErrorEvent);
  expect(await open).toBeNull();
  expect(started[0]!.ended).toBe(true);
  const next = client.prepare();
  tell(started[1]!, { id: 2, answer: STATE });
  expect(await next).toEqual(STATE);
});

test('after two crashes, or where none can be started, the page does without', async () => {
  const { started, start } = workers();
  const client = createSearchClient(start);
  for (const place of [0, 1]) {
    const open = client.prepare();
    started[place]!.onerror?.({} as ErrorEvent);
    await open;
  }
  expect(await client.prepare()).toBeNull();
  expect(started).toHaveLength(2);
  const forbidden = createSearchClient(() => {
    throw new Error('forbidden');
  });
  expect(await forbidden.prepare()).toBeNull();
});
