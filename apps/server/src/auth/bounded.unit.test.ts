import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { bounded } from './bounded.js';

test('two at a time, the others in order, and who would wait too long is refused', async () => {
  const run = bounded(2, 3);
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
  const run = bounded(1, 1);
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run(async () => 'yes')).toBe('yes');
});
