import { fail } from '@utarang/contract';

/**
 * Runs at most `atOnce` tasks, in the order in which they came; the others wait. Beyond `waiting` it refuses: whoever
 * came last would not be answered in time.
 */
export function bounded(atOnce: number, waiting: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  const finish = () => {
    running -= 1;
    queue.shift()?.();
  };
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) fail('unavailable');
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    running += 1;
    try {
      return await task();
    } finally {
      finish();
    }
  };
}
