/** Cleans up also when the command is stopped half-way. Call what this returns when it was cleaned up otherwise. */
export function onExit(cleanUp: () => void): () => void {
  process.once('exit', cleanUp);
  return () => process.off('exit', cleanUp);
}
