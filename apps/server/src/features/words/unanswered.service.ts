import type { SearchText } from '@utarang/domain/language';
import { unansweredKey } from '@utarang/domain/search';
import { seoulDate } from '@utarang/domain/study';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import type { Log } from '../../log.js';
import { addTimes, deleteRarelySearched } from './unanswered.repo.js';

/** The most different searches that wait to be written; further ones only count in `total`. */
const WAITING_MAX = 1_000;
const WRITE_MS = 60_000;

type Deps = { readonly orm: Orm; readonly clock: Clock; readonly log: Log };

export type Unanswered = {
  /** Counts a query that found nothing, by its folded form. */
  note(query: SearchText): void;
  /** The number that this process has counted. */
  readonly total: number;
  /** Writes the pending counts. Those that cannot be written stay pending. */
  write(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Counts unanswered searches in memory, and writes the counts to the database every minute, so that no search waits for
 * it.
 */
export function createUnanswered({ orm, clock, log }: Deps): Unanswered {
  let waiting = new Map<string, number>();
  let total = 0;

  const add = (key: string, times: number) => {
    if (!waiting.has(key) && waiting.size >= WAITING_MAX) return;
    waiting.set(key, (waiting.get(key) ?? 0) + times);
  };

  async function write(): Promise<void> {
    const counted = waiting;
    if (counted.size === 0) return;
    waiting = new Map();
    try {
      await addTimes(orm, counted, seoulDate(await clock.now(orm)));
    } catch (error) {
      for (const [key, times] of counted) add(key, times);
      return log.warn({ err: error }, 'unanswered searches could not be counted');
    }
    // Written counts are not written again, whatever happens to the rest, which the next write tries again.
    await deleteRarelySearched(orm).catch((err: unknown) => log.warn({ err }, 'unanswered searches could not be cut'));
  }
  const timer = setInterval(() => void write(), WRITE_MS);
  timer.unref();

  return {
    note(query) {
      const key = unansweredKey(query);
      if (key === null) return;
      total += 1;
      add(key, 1);
    },
    get total() {
      return total;
    },
    write,
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}
