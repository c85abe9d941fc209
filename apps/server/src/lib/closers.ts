import { withTimeout } from './with-timeout.js';

/** A list of what was opened and has to be closed again, the last first. */
export type Closers = {
  /** `until` is the share of all the time by which it has to be done: what takes longer is left behind. */
  add(name: string, until: number, close: (withinMs: number) => Promise<void>): void;
  /** Closes all, also where one fails or takes too long. Returns which did so. */
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
          await withTimeout(close(left), left, () => new Error(`not closed within ${Math.round(left)} ms`));
        } catch (error) {
          failures.push({ name, error });
        }
      }
      return failures;
    },
  };
}
