import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReadingOf } from './is-reading-of.js';
import { onOptions } from './on-options.js';

// biome-ignore format: a table, to be read down
test.each([
  // typed       reading     right
  ['がっこう',   'がっこう', true],
  ['ガッコウ',   'がっこう', true],
  ['갓코우',     'がっこう', true],
  ['각코우',     'がっこう', true],
  [' がっ こう ', 'がっこう', true],
  ['がくこう',   'がっこう', false],
  ['가쿠',       'がっこう', false],
  ['',           'がっこう', false],
  ['ビール',     'びーる',   true],
])('%j is a reading of %s: %s', (typed, reading, right) => {
  expect(isReadingOf(typed, reading)).toBe(right);
});

test('the right reading is once among at most four different ones, wherever the question stands', () => {
  const kana = fc.constantFrom('がく', 'こく', 'かん', 'せい', 'しゅう', 'まつ', 'ほう');
  fc.assert(
    fc.property(kana, fc.array(kana, { maxLength: 20 }), fc.nat(), (right, others, question) => {
      const options = onOptions(right, others, question);
      expect(options.filter((each) => each === right)).toHaveLength(1);
      expect(new Set(options).size).toBe(options.length);
      expect(options.length).toBeLessThanOrEqual(4);
    }),
  );
});
