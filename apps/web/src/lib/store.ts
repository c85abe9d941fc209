import { useSyncExternalStore } from 'react';

/** A value outside React to which components can subscribe. */
export type Store<Value> = {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** The value that the server renders, and the browser while it hydrates the page. */
  serverValue: () => Value;
};

/** Creates a store. `serverValue` is the value on the server, which does not know what this device remembers. */
export function createStore<Value>(initial: Value, serverValue: Value = initial): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    serverValue: () => serverValue,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the store's value and renders the component again when it changes. */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.serverValue);
