/** A contender that answers queries in turn with others. */
export type Runner<Query> = {
  /** Asks one query; a promise only where the answer comes later. */
  readonly ask: (query: Query) => unknown;
  /** Takes part in every n-th query only: a slow one would otherwise take all the time. */
  readonly every: number;
};

/** The milliseconds of each runner for each of its queries, in each round: `[runner][query][round]`. */
export type Times = readonly (readonly (readonly number[])[])[];

/** The number of queries that a runner answers before it is the next one's turn. */
const BLOCK = 32;

/** The distance by which the blocks move from round to round, so that no query is always the first of its block. */
const SHIFT = 11;

/**
 * Lets the runners answer the same queries in turns, block by block. Each time another one begins, and in every second
 * round the order is reversed: when the machine slows down, it does so for all, and none always follows the same other.
 * Within a block an engine has its own data in the caches again, as it would without the others.
 */
export async function interleave<Query>(
  runners: readonly Runner<Query>[],
  queries: readonly Query[],
  rounds: number,
): Promise<Times> {
  const times = runners.map(() => queries.map((): number[] => []));
  for (let round = 0; round < rounds; round++) {
    let turns = round;
    for (let from = -((round * SHIFT) % BLOCK); from < queries.length; from += BLOCK) {
      for (let turn = 0; turn < runners.length; turn++) {
        const place = (turn + turns) % runners.length;
        const index = round % 2 === 0 ? place : runners.length - 1 - place;
        await answer(runners[index]!, queries, Math.max(0, from), from + BLOCK, times[index]!);
      }
      turns++;
    }
  }
  return times;
}

async function answer<Query>(
  { ask, every }: Runner<Query>,
  queries: readonly Query[],
  from: number,
  to: number,
  times: readonly number[][],
): Promise<void> {
  for (let i = from; i < Math.min(to, queries.length); i++) {
    if (i % every !== 0) continue;
    const start = performance.now();
    const answered = ask(queries[i]!);
    if (answered instanceof Promise) await answered;
    times[i]!.push(performance.now() - start);
  }
}
