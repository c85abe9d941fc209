import type { QueryClient } from '@tanstack/react-query';
import { anySavedList, queryKeys } from '@utarang/contract';
import { unsaveWord } from './api.js';
import { invalidate } from './cached.js';
import { cacheUnsavedWords } from './changes.js';
import { setOptimisticSaves } from './optimistic-saves.js';
import { toggleFailure } from './toggle-failure.js';

const AT_ONCE = 4; // concurrent calls: hundreds at once would delay other calls of the page

type Options = {
  /**
   * A flag that restores all of them when one removal fails, until the server says which are gone
   * (docs/product/my-words.md#completed-words).
   */
  allOrNothing?: boolean;
};

/**
 * Removes words from the lists at once, then on the server. Returns the words that could not be removed, each with its
 * error; they are in the lists again.
 */
export async function removeWords(
  client: QueryClient,
  wordIds: readonly number[],
  { allOrNothing = false }: Options = {},
): Promise<Map<number, unknown>> {
  const failed = new Map<number, unknown>();
  const queue = [...wordIds];
  const work = async () => {
    for (let wordId = queue.shift(); wordId !== undefined; wordId = queue.shift()) {
      try {
        await unsaveWord(wordId);
      } catch (error) {
        if (toggleFailure(error, false) !== 'already-done') failed.set(wordId, error);
      }
    }
  };
  setOptimisticSaves(wordIds, false);
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const gone = wordIds.filter((wordId) => !failed.has(wordId));
    if (failed.size === 0 || !allOrNothing) await cacheUnsavedWords(client, gone);
    else invalidate(client, anySavedList);
    if (failed.size > 0) invalidate(client, queryKeys.checkedIds());
  } finally {
    setOptimisticSaves(wordIds, null);
  }
  return failed;
}
