import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Resolves to the result of `doing`, or after `withinMs` rejects with the error of `late`; `doing` may then continue
 * unobserved.
 */
export async function withTimeout<Result>(
  doing: Promise<Result>,
  withinMs: number,
  late: () => Error,
): Promise<Result> {
  const done = new AbortController();
  const tooLate = sleep(withinMs, undefined, { signal: done.signal }).then(() => Promise.reject(late()));
  tooLate.catch(() => {}); // it rejects, too, when `doing` is done first
  return Promise.race([doing, tooLate]).finally(() => done.abort());
}
