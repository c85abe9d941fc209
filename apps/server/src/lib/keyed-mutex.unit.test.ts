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
  const withLock = createKeyedMutex<number>();
  const { began, task, end } = controlled();
  const results = [withLock(1, task('a')), withLock(1, task('b')), withLock(1, task('c')), withLock(2, task('x'))];
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
  const withLock = createKeyedMutex<number>();
  const failing = withLock(1, () => Promise.reject(new Error('no')));
  const next = withLock(1, async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(await withLock(1, async () => 'later')).toBe('later');
});
