import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise } from '../language/index.js';
import { hasSense, sensesIn } from './senses.js';

// biome-ignore format: a table, to be read down
test.each([
  ['막다, 가로막다',        '막다',     true],
  ['막다, 가로막다',        '가로막다', true],
  ['가로막다',              '막다',     false],
  ['막다 (길을), 가로막다', '막다',     true],
  ['막다르다',              '막다',     false],
  ['TV, 텔레비전',          'tv',       true],
  ['막다,가로막다',         '가로막다', true],
])('%s has %s: %s', (meaning, sense, has) => {
  expect(hasSense(meaning, normalise(sense))).toBe(has);
});

test('a sense is one of those between the commas', () => {
  const meanings = fc.array(fc.constantFrom(...'가나, ()A　'), { maxLength: 12 }).map((all) => all.join(''));
  const texts = fc.array(fc.constantFrom(...'가나 a'), { minLength: 1, maxLength: 4 }).map((all) => all.join(''));
  fc.assert(
    fc.property(meanings, texts, (meaning, text) => {
      const sense = normalise(text);
      fc.pre(sense !== '');
      expect(hasSense(meaning, sense)).toBe(sensesIn(meaning).includes(sense));
    }),
    { numRuns: 2_000 },
  );
});
