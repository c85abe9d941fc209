/** Counts the turns of the event loop that others have while `work` runs: none where it holds the loop. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  await work().finally(() => clearImmediate(next));
  return turns;
}
