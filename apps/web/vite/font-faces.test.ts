import fc from 'fast-check';
import { expect, test } from 'vitest';
import { narrow, parseFaces, parseRange, printRange, printRanges } from './font-faces.js';

// biome-ignore format: a table, to be read down
test.each([
  ['U+3042',                  'U+3042'],
  ['U+3042, U+3043,U+3044',   'U+3042-3044'],
  ['U+AC00-ac03,u+20',        'U+20,U+ac00-ac03'],
  ['U+1f600-1f601, U+1f602',  'U+1f600-1f602'],
])('%s is written %s', (range, printed) => expect(printRange(parseRange(range))).toBe(printed));

test('a printed range holds what was printed and nothing else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 300 })), (points) => {
      if (points.length > 0) expect(parseRange(printRange(points))).toEqual(new Set(points));
    }),
  );
});

test('faces keep only what is wanted, and none is empty', () => {
  const css = `@font-face { src: url(./a.woff2) format('woff2'); unicode-range: U+41-43; }
    @font-face { src: url("b.woff2"); unicode-range: U+61 }`;
  const faces = narrow(parseFaces(css), (point) => point === 0x42);
  expect(faces).toEqual([{ file: './a.woff2', points: new Set([0x42]) }]);
});

test('the last face whose range holds a character is the last one that has it', () => {
  const point = fc.integer({ min: 0, max: 60 });
  const faces = fc.array(fc.uniqueArray(point, { minLength: 1 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(faces, point, (sets, wanted) => {
      const ranges = printRanges(sets.map((points, index) => ({ file: `${index}.woff2`, points: new Set(points) })));
      const drawnBy = ranges.findLastIndex((range) => range !== '' && parseRange(range).has(wanted));
      expect(drawnBy).toBe(sets.findLastIndex((points) => points.includes(wanted)));
    }),
  );
});
