const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Calls the listener when the reader scrolls or presses a key, a finger or the mouse: they want to be elsewhere.
 * Returns the function that unsubscribes it.
 */
export function onUserMove(listener: () => void): () => void {
  for (const move of MOVES) addEventListener(move, listener, { passive: true });
  return () => {
    for (const move of MOVES) removeEventListener(move, listener);
  };
}
