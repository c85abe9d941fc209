const cleanUps = new Set<() => void>();
let isWatched = false;

/** Cleans up when the command ends, also where it is stopped half-way. Returns what cancels that. */
export function onExit(cleanUp: () => void): () => void {
  if (!isWatched) {
    process.once('exit', () => {
      for (const clean of cleanUps) clean();
    });
  }
  isWatched = true;
  cleanUps.add(cleanUp);
  return () => cleanUps.delete(cleanUp);
}
