import { setTimeout as sleep } from 'node:timers/promises';

/** What was opened and has to be closed again, the last first. */
export type Closers = {
  /** `until` is the share of all the time by which it has to be done: what takes longer is left behind. */
  add(name: string, until: number, close: (withinMs: number) => Promise<void>): void;
  /** Closes all; one that fails or takes too long keeps none of the others from being closed. Says which did. */
  closeAll(withinMs: number): Promise<readonly { readonly name: string; readonly error: unknown }[]>;
};

export function createClosers(): Closers {
  const closers: Parameters<Closers['add']>[] = [];
  return {
    add(...closer) {
      closers.push(closer);
    },
    async closeAll(withinMs) {
      const failures: { name: string; error: unknown }[] = [];
      const start = performance.now();
      for (const [name, until, close] of closers.splice(0).reverse()) {
        const left = Math.max(0, start + until * withinMs - performance.now());
        try {
          await inTime(close(left), left);
        } catch (error) {
          failures.push({ name, error });
        }
      }
      return failures;
    },
  };
}

/** Throws when it is not done in time; it may go on unwatched. */
async function inTime(doing: Promise<void>, withinMs: number): Promise<void> {
  const done = new AbortController();
  const late = sleep(withinMs, undefined, { signal: done.signal }).then(
    () => Promise.reject(new Error(`not closed within ${Math.round(withinMs)} ms`)),
    () => {},
  );
  await Promise.race([doing, late]).finally(() => done.abort());
}
