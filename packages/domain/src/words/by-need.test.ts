import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byNeed } from './by-need.js';

const ids = (...all: number[]) => all.map((id) => ({ id }));
const bands = new Map([
  [1, 3],
  [2, 1],
  [3, 2],
  [4, 1],
]);
const bandOf = (id: number) => bands.get(id) ?? null;

test('docs/product/words.md#bands: the most needed first, what is not known last', () => {
  const order = byNeed(ids(9, 1, 2, 3, 4), bandOf).map(({ id }) => bandOf(id));
  expect(order).toEqual([1, 1, 2, 3, null]);
});

test('the order of two words does not hang on the others, nor on the order they come in', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60_000 }), { minLength: 2 }), (numbers) => {
      const all = byNeed(ids(...numbers), bandOf).map(({ id }) => id);
      expect(byNeed(ids(...numbers.toReversed()), bandOf).map(({ id }) => id)).toEqual(all);
      const some = all.filter((_, i) => i % 2 === 0);
      expect(byNeed(ids(...some), bandOf).map(({ id }) => id)).toEqual(some);
    }),
  );
});

test('neighbours in the dictionary are none here', () => {
  const order = byNeed(ids(...Array.from({ length: 200 }, (_, i) => 30_001 + i)), () => 1).map(({ id }) => id);
  const neighbours = order.filter((id, i) => Math.abs(id - (order[i + 1] ?? 0)) === 1);
  expect(neighbours.length).toBeLessThan(20);
});
