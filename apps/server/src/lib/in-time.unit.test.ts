import { expect, test } from 'vitest';
import { inTime } from './in-time.js';

const late = () => new Error('late');

test('what is done in time is its own result or failure', async () => {
  expect(await inTime(Promise.resolve('done'), 60_000, late)).toBe('done');
  await expect(inTime(Promise.reject(new TypeError('a bug')), 60_000, late)).rejects.toThrow(new TypeError('a bug'));
});

test('what is never done is late', async () => {
  await expect(inTime(new Promise(() => {}), 1, late)).rejects.toThrow('late');
});

test('what fails after it was late ends nothing', async () => {
  let reject = (_: Error) => {};
  const promise = new Promise<void>((_, fail) => {
    reject = fail;
  });
  await expect(inTime(promise, 1, late)).rejects.toThrow('late');
  reject(new Error('too late'));
  await new Promise(setImmediate);
});
