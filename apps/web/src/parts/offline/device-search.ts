import type { WordsPage } from '@utarang/contract';
import { ConnectionError } from '../../lib/http.js';
import type { WordSearch } from './device.js';
import type { SearchClient } from './search-client.js';

/** The time for which a book counts as the newest after the server has said so: as long as an answer stays fresh. */
export const NEWEST_MS = 5 * 60_000;

type Deps = {
  readonly client: Pick<SearchClient, 'check' | 'prepare' | 'search'>;
  readonly isOnline: () => boolean;
  /** Admins change words, and must see their change in the next search: the server answers them. */
  readonly isAdmin: () => boolean;
  /** Checks whether data is to be saved: then the book and its index, over a megabyte, are not loaded for a search. */
  readonly savesData: () => boolean;
  /** A monotonic clock. */
  readonly now: () => number;
};

/**
 * The search among all words on the device (docs/product/offline.md#search). With a network the device answers where
 * the server has lately said that its book is the newest; without one it uses the book that it has.
 */
export function createDeviceSearch({ client, isOnline, isAdmin, savesData, now }: Deps) {
  let newestAt: number | null = null;
  let checking: Promise<void> | null = null;
  let isReady = false;

  const isNewest = () => newestAt !== null && now() - newestAt < NEWEST_MS;
  const answersAtOnce = () => isReady && (!isOnline() || (isNewest() && !isAdmin()));

  /** Looks for a newer book in the background, one check at a time. */
  function check(): Promise<void> {
    checking ??= client
      .check()
      .then((state) => {
        if (state?.isNewest) newestAt = now();
      })
      .finally(() => {
        checking = null;
      });
    return checking;
  }

  /** Builds the index of the newest book, so that the next search need not wait for it. */
  async function prepare(): Promise<void> {
    if (isOnline() && !isNewest()) await check();
    isReady = (await client.prepare()) !== null;
  }

  async function search(wanted: WordSearch, ask: () => Promise<WordsPage>): Promise<WordsPage> {
    if (!isOnline() || answersAtOnce()) {
      const found = await client.search(wanted);
      if (found) isReady = true;
      // The server counts searches without a result.
      if (found && (found.totalElements > 0 || !isOnline())) return found;
    }
    try {
      const answer = await ask();
      if (!savesData()) void prepare();
      return answer;
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error;
      const found = await client.search(wanted);
      if (!found) throw error;
      isReady = true;
      return found;
    }
  }

  return { search, check, prepare, answersAtOnce };
}
