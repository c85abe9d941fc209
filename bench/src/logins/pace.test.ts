import { expect, test } from 'vitest';
import { paced } from './pace.js';

test('each is asked whether the others are answered or not, and all are waited for', async () => {
  const wanted = 10;
  let asked = 0;
  let answerAll = () => {};
  const all = new Promise<void>((resolve) => (answerAll = resolve));
  const took = await paced(wanted / 0.02, 0.02, () => {
    asked += 1;
    if (asked === wanted) answerAll();
    return all;
  });
  expect(took).toHaveLength(wanted);
});

test('none a second is nobody', async () => {
  expect(await paced(0, 1, () => Promise.reject(new Error('asked')))).toEqual([]);
});

test('an answer that fails is told', async () => {
  await expect(paced(1000, 0.002, () => Promise.reject(new Error('503')))).rejects.toThrow('503');
});
