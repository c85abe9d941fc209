import { createHash } from 'node:crypto';
import { fail } from '@utarang/contract';
import { CLOCK_SLACK_MS } from '@utarang/domain/study';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Config } from '../config.js';
import { deleteCountBeyond } from './rate-limits.repo.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * docs/product/limits.md#rates. `loginAccountDay` counts for an account, wherever it is tried from: NIST SP 800-63B,
 * 3.2.2 allows a hundred guesses. `resetMail` counts mails to one account. `password` is for the current password that
 * members are asked for. `search` is thirty times a second: nobody types that fast, nor does a class behind one
 * address. `analysis` counts the characters of texts to look up, `wordFiles` files of words that are read or written.
 */
const LIMITS = {
  loginAccount: { points: 10, duration: 15 * MINUTE },
  loginAccountDay: { points: 100, duration: DAY },
  loginAddress: { points: 50, duration: 15 * MINUTE },
  password: { points: 10, duration: 15 * MINUTE },
  recovery: { points: 5, duration: HOUR },
  resetMail: { points: 5, duration: DAY },
  signup: { points: 10, duration: HOUR },
  findId: { points: 10, duration: HOUR },
  duplicateCheck: { points: 60, duration: MINUTE },
  search: { points: 300, duration: 10 },
  analysis: { points: 120_000, duration: MINUTE },
  wordFiles: { points: 30, duration: MINUTE },
} as const;

/** Limits that each process counts for itself: they protect the process, and need no query. */
const PER_PROCESS: ReadonlySet<LimitName> = new Set(['search', 'analysis', 'wordFiles']);

export type LimitName = keyof typeof LIMITS;

export type RateLimits = {
  /** Counts one use of a limit. Throws `too_many_requests`. */
  take(limit: LimitName, ...key: string[]): Promise<void>;
  /** Counts several uses at once. Throws as `take` does. */
  spend(limit: LimitName, points: number, ...key: string[]): Promise<void>;
  /** Takes back one use that should not count: a successful log-in. */
  refund(limit: LimitName, ...key: string[]): Promise<void>;
};

/**
 * The pool for the limiter, without its statement names: a named statement belongs to a connection, and a pooler gives
 * each transaction another one.
 */
const unnamed = (pool: pg.Pool) => ({
  query: ({ text, values = [] }: pg.QueryConfig) => pool.query({ text, values }),
});

/** Addresses and names are hashed: the table could be read by others. */
const hidden = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);

/** Keys in this process's memory need no hash: nobody reads them. */
const keyOf = (limit: LimitName, parts: readonly string[]) =>
  PER_PROCESS.has(limit) ? parts.join('\n') : hidden(parts);

/** Limits that all processes share, in the database. */
export function createRateLimits(pool: pg.Pool, { rateLimit }: Pick<Config, 'rateLimit'>): RateLimits {
  if (rateLimit === 'off') return { take: async () => {}, spend: async () => {}, refund: async () => {} };
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  const limiter = (name: LimitName) => {
    const known = limiters.get(name);
    if (known) return known;
    const made = PER_PROCESS.has(name) ? new RateLimiterMemory(LIMITS[name]) : shared(name);
    limiters.set(name, made);
    return made;
  };
  const shared = (name: LimitName) =>
    new RateLimiterPostgres({
      ...LIMITS[name],
      storeClient: unnamed(pool),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false, // housekeeping.ts does it
      keyPrefix: name,
    });
  const count = async (limit: LimitName, points: number, key: string) => {
    try {
      return { isWithin: true, leftMs: (await limiter(limit).consume(key, points)).msBeforeNext };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { isWithin: false, leftMs: refused.msBeforeNext };
    }
  };
  /** A count that would last longer than its window was started by a clock that was ahead, and is restarted. */
  const countInWindow = async (limit: LimitName, points: number, key: string) => {
    const counted = await count(limit, points, key);
    const latest = LIMITS[limit].duration * 1000 + CLOCK_SLACK_MS;
    if (counted.leftMs <= latest || PER_PROCESS.has(limit)) return counted;
    await deleteCountBeyond(pool, `${limit}:${key}`, Date.now() + latest);
    return count(limit, points, key);
  };
  const spend: RateLimits['spend'] = async (limit, points, ...parts) => {
    const { isWithin, leftMs } = await countInWindow(limit, points, keyOf(limit, parts));
    if (isWithin) return;
    const { duration } = LIMITS[limit];
    fail('too_many_requests', { retryAfterSec: Math.min(duration, Math.max(1, Math.ceil(leftMs / 1000))) });
  };
  return {
    spend,
    take: (limit, ...key) => spend(limit, 1, ...key),
    async refund(limit, ...key) {
      await limiter(limit).reward(keyOf(limit, key));
    },
  };
}
