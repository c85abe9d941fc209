import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MarkRange, markedPieces } from './marked.js';

test.each<[string, MarkRange[], string]>([
  ['하나', [], '하나'],
  ['하나', [[0, 2]], '<하나>'],
  ['하나비', [[0, 2]], '<하나>비'],
  ['아카하나', [[2, 4]], '아카<하나>'],
  [
    '하나하나',
    [
      [0, 1],
      [2, 3],
    ],
    '<하>나<하>나',
  ],
  ['하나', [[0, 9]], '<하나>'],
  ['하나', [[5, 9]], '하나'],
  ['하나', [[1, 1]], '하나'],
  ['𠮟る', [[0, 2]], '<𠮟>る'],
])('%s with %o', (text, ranges, shown) => {
  const pieces = markedPieces(text, ranges);
  expect(pieces.map((piece) => (piece.marked ? `<${piece.text}>` : piece.text)).join('')).toBe(shown);
});

test('nothing of the text is lost or doubled', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.nat(20), { maxLength: 8 }), (text, cuts) => {
      const ends = [...cuts].sort((a, b) => a - b);
      const ranges = ends.flatMap((start, index): MarkRange[] =>
        index % 2 === 0 && index + 1 < ends.length ? [[start, ends[index + 1]!]] : [],
      );
      expect(
        markedPieces(text, ranges)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
