import { withTimeout } from './with-timeout.js';

/** A list of resources that have to be closed, the last opened first. */
export type Closers = {
  /**
   * Adds a resource. `until` is the share of the total time by which it has to be closed: what takes longer is
   * abandoned.
   */
  add(name: string, until: number, close: (withinMs: number) => Promise<void>): void;
  /** Closes all, even where one fails or takes too long. Returns those that did. */
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
