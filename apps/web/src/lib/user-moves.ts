const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls it whenever the reader does what shows that they want to be elsewhere. Returns the way to stop that. */
export function onUserMove(listener: () => void): () => void {
  for (const move of MOVES) addEventListener(move, listener, { passive: true });
  return () => {
    for (const move of MOVES) removeEventListener(move, listener);
  };
}
