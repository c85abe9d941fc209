import { useSyncExternalStore } from 'react';
import { createStore, type Store } from './store.js';

/** What each thing will be, for every change that is on its way. */
export type Wishes<Key> = {
  readonly store: Store<ReadonlyMap<Key, boolean>>;
  /** Sets the wish for each key; `null` removes it, once the calls are over. */
  readonly set: (keys: readonly Key[], wish: boolean | null) => void;
  /** The wish for a key, if there is one. */
  readonly use: (key: Key) => boolean | undefined;
};

/**
 * Wishes by key. A page shows the wish where there is one, else what the server said. So a refusal takes back its own
 * change alone, and an answer that comes meanwhile undoes no other change.
 */
export function createWishes<Key>(): Wishes<Key> {
  const store = createStore<ReadonlyMap<Key, boolean>>(new Map());
  return {
    store,
    set(keys, wish) {
      const next = new Map(store.get());
      for (const key of keys) {
        if (wish === null) next.delete(key);
        else next.set(key, wish);
      }
      store.set(next);
    },
    use: (key) =>
      useSyncExternalStore(
        store.subscribe,
        () => store.get().get(key),
        () => undefined,
      ),
  };
}
