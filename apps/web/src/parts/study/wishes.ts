import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.js';

/**
 * Word id → whether it is to be saved, for every save and removal that is on its way. What the page shows is this, else
 * what the server said: a refusal takes back its own step only, and an answer that comes meanwhile undoes no other.
 */
export const wishes = createStore<ReadonlyMap<number, boolean>>(new Map());

/** Null when the calls are over. */
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
