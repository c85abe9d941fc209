import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Column, columnOf, patternOf } from './column.js';
import { GramIndex } from './gram-index.js';
import { scanOfColumn } from './scan.js';

const text = fc.string({ unit: fc.constantFrom('가', '나', '다', 'a', 'b'), maxLength: 8 });
const texts = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 90 });
const pattern = fc.string({ unit: fc.constantFrom('가', '나', '다', 'a', 'b'), minLength: 1, maxLength: 5 });

const columnsOf = (rows: readonly (readonly [string, string])[]) =>
  [0, 50].map((penalty, index) =>
    columnOf(
      rows.map((row) => row[index]!),
      penalty,
    ),
  );

test('without postings a query finds the same, in the same order', () => {
  fc.assert(
    fc.property(
      texts,
      pattern,
      fc.boolean(),
      fc.constantFrom(1 as const, 3 as const),
      (rows, needle, open, shortest) => {
        const columns = columnsOf(rows);
        const until =
          open && needle.length > 1 ? String.fromCharCode(needle.charCodeAt(needle.length - 1) + 600) : undefined;
        const asked = patternOf(needle, until);
        const made = new GramIndex(() => columns, rows.length, { shortest });
        const all = Uint32Array.from(rows.keys());
        const later = new GramIndex(() => columns, rows.length, { shortest, scans: columns.map(scanOfColumn) });
        const found = [...later.find(asked)];
        expect(found).toEqual([...made.find(asked)]);
        expect(later.ranks(all, asked)).toEqual(made.ranks(all, asked));
        later.make();
        expect([...later.find(asked)]).toEqual(found);
      },
    ),
    { numRuns: 300 },
  );
});

test('where the memory does not suffice for postings, it goes on to scan until it does', () => {
  const texts = columnOf(['가나', '나'], 0);
  let isFull = true;
  const full: Column = {
    ...texts,
    get symbols(): Uint16Array {
      throw new RangeError('Array buffer allocation failed');
    },
  };
  const index = new GramIndex(() => [isFull ? full : texts], 2, { scans: [scanOfColumn(texts)] });
  const found = () => [...index.find(patternOf('나'))];
  expect(() => index.make()).toThrow(RangeError);
  expect(found()).toEqual([1, 0]);
  isFull = false;
  index.make();
  expect(found()).toEqual([1, 0]);
});
