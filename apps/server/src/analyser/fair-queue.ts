/** Something that waits for its turn. */
type Waiting = {
  /** The caller for whom it is. */
  readonly caller: string;
  /** The work that it is. */
  readonly cost: number;
};

type Bounds = { readonly ofCaller: number; readonly inAll: number };

/**
 * A queue in which nobody's work keeps others from theirs: self-clocked fair queueing (Golestani 1994). Each job ends,
 * by a clock that runs with the work done, its cost after the one before it of the same caller; the job that would end
 * first goes first. So what is short goes before what is long, who asks for much waits behind those who ask for little,
 * and everybody's turn comes.
 */
export function createFairQueue<Job extends Waiting>({ ofCaller, inAll }: Bounds) {
  type Entry = { readonly job: Job; readonly end: number };
  /** The entries in order: the one that ends first is first. */
  const entries: Entry[] = [];
  let clock = 0;
  /** The end of the latest job of each caller. Of those of the past nothing has to be known. */
  const lastEnds = new Map<string, number>();

  const costOf = (jobs: readonly Entry[]) => jobs.reduce((sum, { job }) => sum + job.cost, 0);
  const insert = (entry: Entry) => {
    const place = entries.findIndex(({ end }) => end > entry.end);
    entries.splice(place === -1 ? entries.length : place, 0, entry);
  };

  return {
    /**
     * Lets a job wait. Returns those for which there is no room: the job itself where its caller has too much waiting,
     * else as many of the last as the bound of all demands.
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

    /** The cost of all that waits. */
    get cost(): number {
      return costOf(entries);
    },

    /** The next job of no more cost than that, or undefined. */
    next(maxCost = Number.POSITIVE_INFINITY): Job | undefined {
      const place = entries.findIndex(({ job }) => job.cost <= maxCost);
      const [entry] = place === -1 ? [] : entries.splice(place, 1);
      if (!entry) return undefined;
      // A job that overtook others can end later than they do: the clock does not go back for them.
      clock = Math.max(clock, entry.end);
      for (const [caller, end] of lastEnds) if (end <= clock) lastEnds.delete(caller);
      return entry.job;
    },

    /** Puts back a job that had its turn: it is the next. */
    putBack(job: Job): void {
      entries.unshift({ job, end: clock });
    },

    /** Empties the queue; answers what waited. */
    clear: (): readonly Job[] => entries.splice(0).map(({ job }) => job),
  };
}
