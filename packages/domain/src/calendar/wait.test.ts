import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLOCK_SLACK_MS, isStillActive, waitLeft } from './wait.js';

const LENGTH = 300_000;
const DAY = 86_400_000;

// biome-ignore format: a table, to be read down
test.each([
  // case                               until                          left     holds from its beginning on
  ['just begun',                        LENGTH,                        LENGTH,  true],
  ['in the middle',                     100,                           100,     true],
  ['the last moment',                   1,                             1,       true],
  ['over',                              0,                             0,       false],
  ['long over',                         -40 * DAY,                     0,       false],
  ['begun by a clock a little ahead',   LENGTH + 1,                    LENGTH,  true],
  ['as far ahead as clocks differ',     LENGTH + CLOCK_SLACK_MS,       LENGTH,  true],
  ['begun by a clock that was ahead',   LENGTH + CLOCK_SLACK_MS + 1,   0,       false],
  ['a day ahead',                       LENGTH + DAY,                  0,       false],
  ['forty days ahead',                  LENGTH + 40 * DAY,             0,       false],
])('%s', (_, until, left, holds) => {
  expect(waitLeft(until, 0, LENGTH)).toBe(left);
  expect(isStillActive(until - LENGTH, 0, LENGTH)).toBe(holds);
});

test('whatever the clocks say, no wait is longer than its length', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.nat(), (until, now, length) => {
      const left = waitLeft(until, now, length);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(length);
    }),
  );
});
