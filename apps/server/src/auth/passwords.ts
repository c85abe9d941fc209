import { availableParallelism } from 'node:os';
import { memoizeAsync } from '../lib/memoize-async.js';
import { limitConcurrency } from './limit-concurrency.js';

/**
 * The cost of argon2id as OWASP's Password Storage Cheat Sheet recommends it; it is this package's own default, too.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The number of concurrent hashes: one core is left for everything else. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));
const WAITING = 100;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Verifies a password, against the hash of nobody's password where there is none, so that it takes the same time. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>;
};

/**
 * Creates the password hasher. Hashing is slow on purpose: it runs off the event loop, a few at once. Tests of
 * something else use a lower `cost`.
 */
export function createPasswords(cost: Readonly<Record<keyof typeof COST, number>> = COST): Passwords {
  // Native code, for which a start does not wait.
  const argon2 = () => import('@node-rs/argon2');
  const hash = async (password: string) => (await argon2()).hash(password, cost);
  const run = limitConcurrency(AT_ONCE, WAITING);
  const nobodysHash = memoizeAsync(() => hash('nobody'));
  return {
    hash: (password) => run(() => hash(password)),
    async verify(passwordHash, password) {
      const nobodys = nobodysHash();
      const known = passwordHash ?? (await nobodys);
      const matches = await run(async () => (await argon2()).verify(known, password));
      return passwordHash ? matches : false;
    },
  };
}
