import { expect, test } from 'vitest';
import { interleave } from './interleave.js';

test('everyone answers every n-th query in every round, in turns', async () => {
  const queries = Array.from({ length: 100 }, (_, i) => i);
  const asked: string[] = [];
  const runner = (name: string, every: number) => ({ ask: (query: number) => asked.push(`${name}${query}`), every });
  const [a, b] = await interleave([runner('a', 1), runner('b', 3)], queries, 2);

  expect(a!.map((times) => times.length)).toEqual(queries.map(() => 2));
  expect(b!.map((times) => times.length)).toEqual(queries.map((i) => (i % 3 === 0 ? 2 : 0)));
  expect(asked.slice(0, 2)).toEqual(['a0', 'a1']);
  expect(asked.indexOf('b0')).toBeLessThan(asked.indexOf('a99'));
});

test('an answer that comes later is waited for', async () => {
  let answered = 0;
  const ask = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    answered++;
  };
  await interleave([{ ask, every: 1 }], [1, 2, 3], 1);
  expect(answered).toBe(3);
});
