import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
export type Store<Value> = {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** The value that the server draws, and the browser while it hydrates the page. */
  drawn: () => Value;
};

/** `drawn`: where the value is remembered on this device, what the server draws without knowing it. */
export function createStore<Value>(initial: Value, drawn: Value = initial): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    drawn: () => drawn,
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

/** The store's value; the component is rendered again when it changes. */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.drawn);
