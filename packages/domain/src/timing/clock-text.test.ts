import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockText, msOfClock, tenthsText } from './clock-text.js';
import { TIME_MAX } from './line-time.js';

// biome-ignore format: a table, to be read down
test.each([
  ['0:42',      42_000],
  ['1:02.3',    62_300],
  ['1:02.345',  62_345],
  ['42.5',      42_500],
  ['00:42.50',  42_500],
  ['01:02:30',  62_300],
  ['0',         0],
  [' 0:07 ',    7000],
  ['0:60',      null],
  ['',          null],
  ['soon',      null],
  ['-1:00',     null],
  ['1:2:3:4',   null],
])('%j is %j ms', (text, ms) => {
  expect(msOfClock(text)).toBe(ms);
});

test('what is written is read as the same moment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: TIME_MAX }), (ms) => {
      expect(msOfClock(clockText(ms))).toBe(ms);
    }),
  );
});

test.each([
  [0, '0:00.0'],
  [4000, '0:04.0'],
  [4190, '0:04.1'],
  [62_300, '1:02.3'],
  [59_999, '0:59.9'],
])('%i ms to the tenth is %s', (ms, text) => expect(tenthsText(ms)).toBe(text));
