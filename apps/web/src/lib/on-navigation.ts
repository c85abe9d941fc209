const listeners = new Set<() => void>();

/**
 * Calls the listener with each step to another place, forward or back, when it is taken: `useNavigationKey` changes
 * when it is rendered, which may be long after, with the reader already at something else. Returns the function that
 * unsubscribes it.
 */
export function onNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the router: a step was taken. */
export function emitNavigation(): void {
  for (const listener of [...listeners]) listener();
}
