import { PAGE_SIZE } from '@utarang/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Columns,
  cardsInRow,
  clampPage,
  firstOfPage,
  mountedRows,
  pageCount,
  pageOf,
  pageOfRow,
  rowCount,
  rowOf,
  rowOfPage,
} from './rows.js';

const columns = fc.constantFrom<Columns>(1, 2, 3, 4);
const total = fc.integer({ min: 0, max: 10_000 });

test.each([
  // total, columns, rows, pages
  [0, 3, 0, 0],
  [1, 3, 1, 1],
  [3, 3, 1, 1],
  [4, 3, 2, 1],
  [PAGE_SIZE, 2, PAGE_SIZE / 2, 1],
  [PAGE_SIZE + 1, 2, PAGE_SIZE / 2 + 1, 2],
  [10_000, 3, 3334, Math.ceil(10_000 / PAGE_SIZE)],
] as const)('%i cards in %i columns are %i rows and %i pages', (cards, of, rows, pages) => {
  expect([rowCount(cards, of), pageCount(cards)]).toEqual([rows, pages]);
});

test('the rows hold every card once, in order', () => {
  fc.assert(
    fc.property(total, columns, (cards, of) => {
      const rows = Array.from({ length: rowCount(cards, of) }, (_, row) => cardsInRow(row, of, cards));
      expect(rows.flat()).toEqual(Array.from({ length: cards }, (_, index) => index));
      expect(cardsInRow(rows.length, of, cards)).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('a page begins with the first card of a row, and a row lies in one page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: pageCount(10_000) }), columns, (page, of) => {
      const row = rowOfPage(page, of);
      expect(cardsInRow(row, of, 10_000)[0]).toBe(firstOfPage(page));
      expect(pageOfRow(row, of)).toBe(page);
      expect(new Set(cardsInRow(row, of, 10_000).map(pageOf)).size).toBe(1);
      expect(rowOf(firstOfPage(page), of)).toBe(row);
    }),
  );
});

test.each([
  [1, 5, 1],
  [5, 5, 5],
  [6, 5, 5],
  [0, 5, 1],
  [-3, 5, 1],
  [7, 0, 1],
])('page %i of %i is shown as page %i', (page, last, shown) => {
  expect(clampPage(page, last)).toBe(shown);
});

describe('rows in the document', () => {
  test.each([
    // visible, overscan, count, focused, rows
    [{ first: 0, last: 2 }, 2, 100, null, [0, 1, 2, 3, 4]],
    [{ first: 50, last: 51 }, 1, 100, null, [49, 50, 51, 52]],
    [{ first: 98, last: 99 }, 2, 100, null, [96, 97, 98, 99]],
    [{ first: 50, last: 51 }, 1, 100, 3, [2, 3, 4, 49, 50, 51, 52]],
    [{ first: 50, last: 51 }, 1, 100, 0, [0, 1, 49, 50, 51, 52]],
    [{ first: 50, last: 51 }, 1, 100, 52, [49, 50, 51, 52, 53]],
    [{ first: 50, last: 51 }, 1, 100, 99, [49, 50, 51, 52, 98, 99]],
    [{ first: 0, last: 0 }, 2, 1, null, [0]],
  ])('%o and %i more of %i with focus in %o', (visible, overscan, count, focused, rows) => {
    expect(mountedRows(visible, overscan, count, focused)).toEqual(rows);
  });
});
