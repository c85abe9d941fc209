/** The heap and the buffers outside of it, after all that can go is gone. The process was started with --expose-gc. */
export async function memoryInUse(): Promise<number> {
  const collect = globalThis.gc;
  if (!collect) throw new Error('start with --expose-gc');
  for (let i = 0; i < 4; i++) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
