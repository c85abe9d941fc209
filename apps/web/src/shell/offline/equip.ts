import type { QueryClient } from '@tanstack/react-query';
import { queryKeys, type Viewer, type WordDetail } from '@utarang/contract';
import { createAnswerKeeper } from '../../parts/offline/answer-keeper.js';
import { device } from '../../parts/offline/device.js';
import { createDeviceSearch } from '../../parts/offline/device-search.js';
import { createKeepStar } from '../../parts/offline/keep-star.js';
import { createPost } from '../../parts/offline/post.js';
import { createSearchClient, startSearchWorker } from '../../parts/offline/search-client.js';
import { savesData } from './saves-data.js';

type Equipped = {
  /** Brings the book up to date. */
  readonly checkBook: () => Promise<void>;
  /** The same, and makes its index: a second of a processor, several on a slow phone. */
  readonly prepareSearch: () => Promise<void>;
};

let equipped: Equipped | null = null;

/** Gives the page the device's own search, answers and outbox, once. */
export function equip(client: QueryClient): Equipped {
  if (equipped) return equipped;
  const book = createSearchClient(startSearchWorker);
  const { search, answersAtOnce, check, prepare } = createDeviceSearch({
    client: book,
    isOnline: () => navigator.onLine,
    isAdmin: () => client.getQueryData<Viewer>(queryKeys.me())?.role === 'ROLE_ADMIN',
    savesData,
    now: () => performance.now(),
  });
  const brief = new WeakSet<object>();
  const keeper = createAnswerKeeper(client, async ([kind, id]) => {
    const word = kind === 'word' && typeof id === 'number' ? await book.word(id) : null;
    if (word) brief.add(word);
    return word;
  });
  const isBrief = (wordId: number): boolean => {
    const word = client.getQueryData<WordDetail>(queryKeys.word(wordId));
    return word !== undefined && brief.has(word);
  };
  const { wait, leave, start } = createPost(client);
  device.set({
    answer: keeper.answer,
    search,
    answersAtOnce,
    isBrief,
    keepStar: createKeepStar(client, wait),
    wait,
    leave,
  });
  keeper.start();
  start();
  equipped = { checkBook: check, prepareSearch: prepare };
  return equipped;
}
