import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSharedArrays } from './shared-arrays.js';

test('equal arrays are one, and others are not', () => {
  const shared = createSharedArrays();
  const first = shared(['noun', 'adverb']);
  expect(shared(['noun', 'adverb'])).toBe(first);
  expect(shared(['noun,adverb'])).not.toBe(first);
  expect(shared<string>([])).toBe(shared<string>([]));
  expect(shared([1])).not.toEqual(shared(['1']));
});

test('whatever is shared stays what it was', () => {
  const array = fc.array(fc.oneof(fc.string(), fc.integer(), fc.record({ text: fc.string() })));
  fc.assert(
    fc.property(fc.array(array), (arrays) => {
      const shared = createSharedArrays();
      for (const each of arrays) expect(shared(each)).toEqual(each);
    }),
  );
});
