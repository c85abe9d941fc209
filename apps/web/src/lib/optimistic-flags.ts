import { useSyncExternalStore } from 'react';
import { createStore, type Store } from './store.js';

/** Flags by key that show a change before the server has confirmed it. */
export type OptimisticFlags<Key> = {
  readonly store: Store<ReadonlyMap<Key, boolean>>;
  /** Sets the flag of each key; `null` removes it, once the calls are over. */
  readonly set: (keys: readonly Key[], flag: boolean | null) => void;
  /** The optimistic flag of a key, undefined where no change is pending. */
  readonly use: (key: Key) => boolean | undefined;
};

/**
 * Optimistic flags beside the query cache. A page shows the flag where there is one, else the cached answer. So a refusal
 * rolls back its own change alone, and an answer that comes meanwhile undoes no other change.
 */
export function createOptimisticFlags<Key>(): OptimisticFlags<Key> {
  const store = createStore<ReadonlyMap<Key, boolean>>(new Map());
  return {
    store,
    set(keys, flag) {
      const next = new Map(store.get());
      for (const key of keys) {
        if (flag === null) next.delete(key);
        else next.set(key, flag);
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
