/** Cleans up when the command ends, also where it is stopped half-way. Returns what cancels that. */
export function onExit(cleanUp: () => void): () => void {
  process.once('exit', cleanUp);
  return () => process.off('exit', cleanUp);
}
