import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardCell, unguardCell } from './spreadsheet-cell.js';

// biome-ignore format: a table, to be read down
test.each<[string, string]>([
  ['食べる',                    '食べる'],
  ['',                          ''],
  ['=1+1',                      "'=1+1"],
  ['+82',                       "'+82"],
  ['-히',                       "'-히"],
  ['@SUM(A1)',                  "'@SUM(A1)"],
  ['＝HYPERLINK("x")',          "'＝HYPERLINK(\"x\")"],
  ['\t=1',                      "'\t=1"],
  ["'=1",                       "''=1"],
  ["'",                         "'"],
  ["'quoted'",                  "'quoted'"],
  ['a=1',                       'a=1'],
  ['코-히-',                    '코-히-'],
])('%j is written as %j', (text, cell) => {
  expect(guardCell(text)).toBe(cell);
  expect(unguardCell(cell)).toBe(text);
});

/** Texts of the letters that matter, and any others. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '＝', '\t', '\r', '\n', 'a', '가', ' ', '"', ',') }),
  fc.string({ unit: 'grapheme' }),
);

test('any text comes back, and none is a formula on the way', () => {
  fc.assert(
    fc.property(text, (given) => {
      const cell = guardCell(given);
      expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/);
      expect(unguardCell(cell)).toBe(given);
    }),
  );
});
