import { useSyncExternalStore } from 'react';
import { createStore } from './store.js';

/** True from a call that got no answer of the server on until the next that gets one, whatever the browser believes. */
export const isCutOff = createStore(false);

/** The browser's "no network" is certain; its "network" only means that there is one, which may lead nowhere. */
export const isOnline = (): boolean => navigator.onLine && !isCutOff.get();

/**
 * Calls back when there is a network again: when the browser says so, and when a call gets through after one that did
 * not. Returns what ends it.
 */
export function onReconnect(listener: () => void): () => void {
  const end = isCutOff.subscribe(() => isCutOff.get() || listener());
  addEventListener('online', listener);
  return () => {
    end();
    removeEventListener('online', listener);
  };
}

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** The browser's statement about its connection. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
