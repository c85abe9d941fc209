import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionAt } from './quiz-draw.js';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const seed = fc.string({ minLength: 1, maxLength: 22 });
const count = fc.integer({ min: 1, max: 400 });
const round = fc.integer({ min: 0, max: 50 });

test('a round has each question once', () => {
  fc.assert(
    fc.property(seed, count, round, (of, size, which) => {
      const order = range(size).map((index) => questionAt(of, which * size + index, size));
      expect([...order].sort((a, b) => a - b)).toEqual(range(size));
    }),
  );
});

test('no question comes twice in a row, also from round to round', () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 2, max: 40 }), (of, size) => {
      const order = range(size * 6).map((index) => questionAt(of, index, size));
      expect(order.every((question, index) => question !== order[index - 1])).toBe(true);
    }),
  );
});

test('seeds and rounds have orders of their own', () => {
  const order = (of: string, which: number) =>
    range(100)
      .map((index) => questionAt(of, which * 100 + index, 100))
      .join();
  const orders = ['하나', '둘', 'three'].flatMap((of) => range(5).map((which) => order(of, which)));
  expect(new Set(orders).size).toBe(orders.length);
});

test('every question begins for some seed', () => {
  expect(new Set(range(2000).map((of) => questionAt(String(of), 0, 20))).size).toBe(20);
});

test('the orders have no two neighbours that always go together', () => {
  const follows = range(200).map((of) => {
    const order = range(20).map((index) => questionAt(String(of), index, 20));
    return order[(order.indexOf(3) + 1) % 20];
  });
  expect(new Set(follows).size).toBeGreaterThan(15);
});

test('a million questions have one order, too', () => {
  const some = range(1000).map((index) => questionAt('seed', index * 1000, 1_000_000));
  expect(new Set(some).size).toBe(1000);
  expect(some.every((question) => question >= 0 && question < 1_000_000)).toBe(true);
});
