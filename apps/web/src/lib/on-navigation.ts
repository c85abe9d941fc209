const listeners = new Set<() => void>();

/**
 * Calls the listener at each navigation, forward or back. `useNavigationKey` changes only when it is rendered, which
 * may be much later, when the reader is already doing something else. Returns the function that unsubscribes it.
 */
export function onNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by the router at each navigation. */
export function emitNavigation(): void {
  for (const listener of [...listeners]) listener();
}
