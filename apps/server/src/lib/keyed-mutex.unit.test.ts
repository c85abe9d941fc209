import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.js';

/** A task that says when it runs, and ends when the test says so. */
function controlled() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      began.push(name);
      ends.set(name, () => resolve(name));
    });
  return { began, task, end: (name: string) => ends.get(name)?.() };
}
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('tasks with one key wait for each other, in order, and others do not', async () => {
  const inTurn = createKeyedMutex<number>();
  const { began, task, end } = controlled();
  const results = [inTurn(1, task('a')), inTurn(1, task('b')), inTurn(1, task('c')), inTurn(2, task('x'))];
  await soon();
  expect(began).toEqual(['a', 'x']);
  end('a');
  await soon();
  expect(began).toEqual(['a', 'x', 'b']);
  for (const name of ['x', 'b']) end(name);
  await soon();
  end('c');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'x']);
});

test('one that fails tells its caller alone', async () => {
  const inTurn = createKeyedMutex<number>();
  const failing = inTurn(1, () => Promise.reject(new Error('no')));
  const next = inTurn(1, async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(await inTurn(1, async () => 'later')).toBe('later');
});
