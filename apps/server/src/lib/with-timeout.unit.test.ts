import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.js';

const late = () => new Error('late');

test('what is done in time is its own result or failure', async () => {
  expect(await withTimeout(Promise.resolve('done'), 60_000, late)).toBe('done');
  await expect(withTimeout(Promise.reject(new TypeError('a bug')), 60_000, late)).rejects.toThrow(
    new TypeError('a bug'),
  );
});

test('what is never done is late', async () => {
  await expect(withTimeout(new Promise(() => {}), 1, late)).rejects.toThrow('late');
});

test('what fails after it was late ends nothing', async () => {
  let reject = (_: Error) => {};
  const promise = new Promise<void>((_, fail) => {
    reject = fail;
  });
  await expect(withTimeout(promise, 1, late)).rejects.toThrow('late');
  reject(new Error('too late'));
  await new Promise(setImmediate);
});
