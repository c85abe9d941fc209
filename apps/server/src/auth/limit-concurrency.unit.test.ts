import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.js';

test('two at a time, the others in order, and who would wait too long is refused', async () => {
  const run = limitConcurrency(2, 3);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const task = (number: number) => () => {
    started.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  const results = [1, 2, 3, 4, 5].map((number) => run(task(number)));
  await expect(run(task(6))).rejects.toMatchObject({ code: 'unavailable' });
  expect(started).toEqual([1, 2]);
  for (const [index, expected] of [
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5],
  ].entries()) {
    ends[index]?.();
    await turn();
    expect(started).toEqual(expected);
  }
  ends[3]?.();
  ends[4]?.();
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4, 5]);
});

test('a task that fails makes room, too', async () => {
  const run = limitConcurrency(1, 1);
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run(async () => 'yes')).toBe('yes');
});

test('who comes between an end and the turn of the next one waits as well', async () => {
  const run = limitConcurrency(1, 2);
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
  };
  const first = run(task);
  const second = run(task);
  const third = first.then(() => run(task));
  await Promise.all([first, second, third]);
  expect(most).toBe(1);
});
