import { setTimeout as pause } from 'node:timers/promises';

/**
 * Makes a number of calls a second for a number of seconds, whether the earlier ones are answered or not, as visitors
 * do who know nothing of each other. Returns how many milliseconds each took from its start.
 */
export async function paced(perSecond: number, seconds: number, ask: () => Promise<unknown>): Promise<number[]> {
  const start = performance.now();
  const timed = async () => {
    const asked = performance.now();
    await ask();
    return performance.now() - asked;
  };
  const asked: Promise<number>[] = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = start + (n * 1000) / perSecond;
    // A timer may end a little early; the next turn then waits for the rest.
    while (performance.now() < due) await pause(due - performance.now());
    const answer = timed();
    answer.catch(() => {}); // `Promise.all` reports it at the end
    asked.push(answer);
  }
  return Promise.all(asked);
}
