import { fail } from '@utarang/contract';

/**
 * Runs at most `atOnce` tasks at a time, in the order in which they came; the others wait. When `waiting` tasks wait,
 * it refuses the next: its answer would come too late.
 */
export function limitConcurrency(atOnce: number, waiting: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  // The free place goes directly to the task that has waited longest: a new one does not find it free.
  const finish = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) fail('unavailable');
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      finish();
    }
  };
}
