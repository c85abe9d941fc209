import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lines } from './lines.js';

const line = fc.string({ unit: fc.constantFrom('가', 'a', ' '), maxLength: 3 });
/** More than one block of 64. */
const manyLines = fc.array(line, { minLength: 1, maxLength: 200, size: 'max' });

test('each line is found by its row and by each of its places, with known blocks and without', () => {
  fc.assert(
    fc.property(manyLines, (lines) => {
      const text = lines.join('\n');
      const { blockLengths } = new Lines(text, lines.length);
      const rows = lines.flatMap((each, row) => Array.from({ length: each.length + 1 }, () => row));
      for (const known of [undefined, blockLengths]) {
        const read = new Lines(text, lines.length, known);
        expect(rows.map((_, place) => read.rowAt(place))).toEqual(rows);
        const again = new Lines(text, lines.length, known);
        expect(lines.map((_, row) => again.line(lines.length - 1 - row)).reverse()).toEqual(lines);
        expect(read.blockLengths).toEqual(blockLengths);
      }
    }),
    { numRuns: 30 },
  );
});

// biome-ignore format: a table, to be read down
test.each<[why: string, text: string, count: number, blocks?: number[]]>([
  ['too few lines',                       'a',     2],
  ['too many lines',                      'a\nb',  1],
  ['fewer letters than its blocks',       'a\nb',  2, [5]],
  ['more letters than its blocks',        'a\nb',  2, [3]],
  ['no line end where a block ends',      `${'\n'.repeat(63)}ab\nc`, 66, [65, 3]],
])('a text with %s is damaged', (_, text, count, blocks) => {
  expect(() => new Lines(text, count, blocks && Uint32Array.from(blocks))).toThrow('damaged');
});
