import type { QueryClient } from '@tanstack/react-query';
import { queryKeys, type Viewer, type WordDetail } from '@utarang/contract';
import { isOnline } from '../../lib/online.js';
import { createAnswerPersister } from '../../parts/offline/answer-persister.js';
import { device } from '../../parts/offline/device.js';
import { createDeviceSearch } from '../../parts/offline/device-search.js';
import { createOutbox } from '../../parts/offline/outbox.js';
import { createQueueStar } from '../../parts/offline/queue-star.js';
import { createSearchClient, startSearchWorker } from '../../parts/offline/search-client.js';
import { probeConnection } from './probe-connection.js';
import { savesData } from './saves-data.js';

type OfflineDevice = {
  /** Brings the book up to date. */
  readonly checkBook: () => Promise<void>;
  /** Brings the book up to date and builds its index: a second of CPU, several on a slow phone. */
  readonly prepareSearch: () => Promise<void>;
};

let instance: OfflineDevice | null = null;

/** Sets up the search, the persister and the outbox of the device, once for each page load. */
export function setUpDevice(client: QueryClient): OfflineDevice {
  if (instance) return instance;
  const book = createSearchClient(startSearchWorker);
  const { search, answersAtOnce, check, prepare } = createDeviceSearch({
    client: book,
    isOnline,
    isAdmin: () => client.getQueryData<Viewer>(queryKeys.me())?.role === 'ROLE_ADMIN',
    savesData,
    now: () => performance.now(),
  });
  const brief = new WeakSet<object>();
  const persister = createAnswerPersister(client, async ([kind, id]) => {
    const word = kind === 'word' && typeof id === 'number' ? await book.word(id) : null;
    if (word) brief.add(word);
    return word;
  });
  const isBrief = (wordId: number): boolean => {
    const word = client.getQueryData<WordDetail>(queryKeys.word(wordId));
    return word !== undefined && brief.has(word);
  };
  const { queueCall, clear, start } = createOutbox(client);
  device.set({
    answer: persister.answer,
    search,
    answersAtOnce,
    isBrief,
    queueStar: createQueueStar(client, queueCall),
    queueCall,
    clear,
  });
  persister.start();
  start();
  probeConnection();
  instance = { checkBook: check, prepareSearch: prepare };
  return instance;
}
