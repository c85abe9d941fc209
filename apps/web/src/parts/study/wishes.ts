import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.js';

/**
 * Word id → whether it will be saved, for every save and removal that is on its way. The page shows this, else what the
 * server said. So a refusal takes back its own step alone, and an answer that comes meanwhile undoes no other step.
 */
export const wishes = createStore<ReadonlyMap<number, boolean>>(new Map());

/** Sets the wish for each of the words; `null` removes it, once the calls are over. */
export function setWishes(wordIds: readonly number[], wish: boolean | null): void {
  const next = new Map(wishes.get());
  for (const wordId of wordIds) {
    if (wish === null) next.delete(wordId);
    else next.set(wordId, wish);
  }
  wishes.set(next);
}

export const useWish = (wordId: number): boolean | undefined =>
  useSyncExternalStore(
    wishes.subscribe,
    () => wishes.get().get(wordId),
    () => undefined,
  );
