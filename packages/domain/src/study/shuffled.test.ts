import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffled } from './shuffled.js';

test('the items are the same, in another order, and the list itself is left alone', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer()),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (items, chance) => {
        const before = [...items];
        const after = shuffled(items, () => chance.next().value as number);
        expect([...after].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
        expect(items).toEqual(before);
      },
    ),
  );
});

test('each of the six orders of three comes from as many throws as the others', () => {
  const counts = new Map<string, number>();
  for (const first of [0, 1, 2]) {
    for (const second of [0, 1]) {
      const throws = [first / 3, second / 2];
      const order = shuffled(['가', '나', '다'], () => throws.shift()!).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
  }
  expect([...counts.values()]).toEqual([1, 1, 1, 1, 1, 1]);
});
