import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedBeginning } from './shared-beginning.js';

// biome-ignore format: a table, to be read down
test.each([
  ['食べた', '食べたい', 3],
  ['食べたい', '食べた', 3],
  ['開いて', '開く',     1],
  ['猫',     '犬',       0],
  ['',       '犬',       0],
  ['犬',     '犬',       1],
])('%s and %s share %i', (a, b, length) => {
  expect(sharedBeginning(a, b)).toBe(length);
});

test('it is the longest beginning of the one that the other begins with, too', () => {
  const text = fc.string({ unit: fc.constantFrom('あ', 'い'), maxLength: 6 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const ends = Array.from({ length: a.length + 1 }, (_, end) => end);
      expect(sharedBeginning(a, b)).toBe(ends.findLast((end) => b.startsWith(a.slice(0, end))));
    }),
  );
});
