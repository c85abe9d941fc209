import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittingSize, linesOf } from './fit.js';

/** Each character as wide as the text is high. */
const square = (text: string, size: number) => [...text].length * size;
const tens = (text: string) => square(text, 10);

// biome-ignore format: a table, to be read down
test.each([
  ['食べる',        300, 100],
  ['食べる',        299, 99],
  ['とても長い言葉', 300, 42],
  ['とても長い言葉です', 100, 20],
])('%s in %i px is %i px high', (text, width, size) => {
  expect(fittingSize(text, width, { most: 100, least: 20 }, square)).toBe(size);
});

// biome-ignore format: a table, to be read down
test.each([
  ['먹다',              100, 2, ['먹다']],
  ['먹다, 마시다, 삼키다', 90,  2, ['먹다, 마시다,', '삼키다']],
  ['하나 둘 셋 넷 다섯',  50,  2, ['하나 둘', '셋 넷…']],
  ['띄어쓰지않은긴글자들', 50,  3, ['띄어쓰지않', '은긴글자들']],
  ['',                 50,  2, ['']],
])('%s in %i px and %i lines', (text, width, lines, expected) => {
  expect(linesOf(text, width, lines, tens)).toEqual(expected);
});

test('no line is too wide, none is too many, and nothing is lost without saying so', () => {
  const text = fc.array(fc.stringMatching(/^[가-나ab,]{1,9}$/), { maxLength: 12 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, fc.integer({ min: 30, max: 200 }), fc.integer({ min: 1, max: 3 }), (given, width, most) => {
      const lines = linesOf(given, width, most, tens);
      expect(lines.length).toBeLessThanOrEqual(most);
      for (const line of lines) expect(tens(line)).toBeLessThanOrEqual(width);
      const kept = lines.join('').replaceAll(' ', '');
      if (!kept.endsWith('…')) expect(kept).toBe(given.replaceAll(' ', ''));
      else expect(given.replaceAll(' ', '').startsWith(kept.slice(0, -1))).toBe(true);
    }),
  );
});
