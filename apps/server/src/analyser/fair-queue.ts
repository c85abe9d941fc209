/** A job that waits for its turn. */
type Waiting = {
  /** The caller of the job. */
  readonly caller: string;
  /** The cost of the job. */
  readonly cost: number;
};

type Bounds = { readonly ofCaller: number; readonly inAll: number };

/**
 * A queue in which no caller's work blocks that of others: self-clocked fair queueing (Golestani 1994). The virtual
 * finish time of a job is its cost after that of the caller's job before it, and the job with the earliest one goes
 * first. So short jobs go before long ones, callers with much work wait behind those with little, and everybody's turn
 * comes.
 */
export function createFairQueue<Job extends Waiting>({ ofCaller, inAll }: Bounds) {
  type Entry = { readonly job: Job; readonly end: number };
  /** The entries by their virtual finish time, the earliest first. */
  const entries: Entry[] = [];
  let clock = 0;
  /** The virtual finish time of the latest job of each caller. Past ones are removed. */
  const lastEnds = new Map<string, number>();

  const costOf = (jobs: readonly Entry[]) => jobs.reduce((sum, { job }) => sum + job.cost, 0);
  const insert = (entry: Entry) => {
    const place = entries.findIndex(({ end }) => end > entry.end);
    entries.splice(place === -1 ? entries.length : place, 0, entry);
  };

  return {
    /**
     * Adds a job. Returns those for which there is no room: the job itself where its caller has too much in the queue,
     * else as many of the last as the common bound requires.
     */
    add(job: Job): readonly Job[] {
      const own = entries.filter((entry) => entry.job.caller === job.caller);
      if (own.length > 0 && costOf(own) + job.cost > ofCaller) return [job];
      const end = Math.max(clock, lastEnds.get(job.caller) ?? 0) + job.cost;
      lastEnds.set(job.caller, end);
      insert({ job, end });
      const left: Job[] = [];
      while (entries.length > 1 && costOf(entries) > inAll) {
        const last = entries.pop()!;
        lastEnds.set(last.job.caller, last.end - last.job.cost);
        left.push(last.job);
      }
      return left;
    },

    /** The cost of the whole queue. */
    get cost(): number {
      return costOf(entries);
    },

    /** The next job whose cost is at most the given one, or undefined. */
    next(maxCost = Number.POSITIVE_INFINITY): Job | undefined {
      const place = entries.findIndex(({ job }) => job.cost <= maxCost);
      const [entry] = place === -1 ? [] : entries.splice(place, 1);
      if (!entry) return undefined;
      // A job that overtook others may finish later than they do: the clock never goes back.
      clock = Math.max(clock, entry.end);
      for (const [caller, end] of lastEnds) if (end <= clock) lastEnds.delete(caller);
      return entry.job;
    },

    /** Puts back a job that had its turn: it is the next one. */
    putBack(job: Job): void {
      entries.unshift({ job, end: clock });
    },

    /** Empties the queue, and returns its jobs. */
    clear: (): readonly Job[] => entries.splice(0).map(({ job }) => job),
  };
}
