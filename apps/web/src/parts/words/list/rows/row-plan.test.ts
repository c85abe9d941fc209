import { PAGE_SIZE } from '@utarang/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evenRows, groupedRows, type RowPlan } from './row-plan.js';
import { type Columns, pageCount } from './rows.js';

/** Each row as it looks: `#0` a heading, else its cards. */
const rendered = (plan: RowPlan) =>
  Array.from({ length: plan.rows }, (_, row) => {
    const heading = plan.headingOf(row);
    return heading === null ? plan.cardsOf(row).join(' ') : `#${heading}`;
  });

// biome-ignore format: a table, to be read down
test.each([
  // groups begin at  total  columns  rows
  [[0],               3,     1,       ['#0', '0', '1', '2']],
  [[0],               4,     3,       ['#0', '0 1 2', '3']],
  [[0, 3],            4,     3,       ['#0', '0 1 2', '#1', '3']],
  [[0, 1, 5],         8,     2,       ['#0', '0', '#1', '1 2', '3 4', '#2', '5 6', '7']],
  [[],                0,     3,       []],
] as const)('groups from %j of %i cards in %i columns', (groups, total, columns, rows) => {
  expect(rendered(groupedRows(groups, total, columns))).toEqual(rows);
});

test('a page that begins in the middle of a row has that row; one that begins a group has its heading', () => {
  const middle = groupedRows([0, PAGE_SIZE - 4], 3 * PAGE_SIZE, 3); // page 2 begins at the fifth card of its group
  expect(rendered(middle)[middle.rowOfPage(2)]).toBe([-1, 0, 1].map((index) => PAGE_SIZE + index).join(' '));
  expect(middle.pageOfRow(middle.rowOfPage(2))).toBe(2);
  expect(middle.pageOfRow(middle.rowOfPage(2) - 1)).toBe(1);

  const begin = groupedRows([0, PAGE_SIZE], 3 * PAGE_SIZE, 3);
  expect(rendered(begin)[begin.rowOfPage(2)]).toBe('#1');
  expect(begin.pageOfRow(begin.rowOfPage(2))).toBe(2);
});

const columns = fc.constantFrom<Columns>(1, 2, 3, 4);
const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 20 });

describe('of any groups', () => {
  const plans = fc.tuple(sizes, columns).map(([sizes, columns]) => {
    const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    return { starts, total, columns, plan: groupedRows(starts, total, columns) };
  });

  test('every card stands once, in order, in the row that is said to be its own', () => {
    fc.assert(
      fc.property(plans, ({ plan, total, columns }) => {
        const rows = Array.from({ length: plan.rows }, (_, row) => plan.cardsOf(row));
        expect(rows.flat()).toEqual(Array.from({ length: total }, (_, card) => card));
        rows.forEach((cards, row) => {
          expect(cards.length).toBeLessThanOrEqual(columns);
          for (const card of cards) expect(plan.rowOfCard(card)).toBe(row);
        });
      }),
    );
  });

  test('pages follow each other, and each is reached where it begins', () => {
    fc.assert(
      fc.property(plans, ({ plan, total }) => {
        const pages = Array.from({ length: plan.rows }, (_, row) => plan.pageOfRow(row));
        expect(pages).toEqual([...pages].sort((a, b) => a - b));
        for (let page = 1; page <= pageCount(total); page++) {
          const row = plan.rowOfPage(page);
          expect([...plan.cardsOf(row), ...plan.cardsOf(row + 1)]).toContain((page - 1) * PAGE_SIZE);
          expect(plan.pageOfRow(row)).toBe(page);
        }
      }),
    );
  });
});

test('without groups the rows are even', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), columns, (total, columns) => {
      const [even, grouped] = [evenRows(total, columns), groupedRows([0], total, columns)];
      for (let row = 0; row < even.rows; row++) {
        expect(even.cardsOf(row)).toEqual(grouped.cardsOf(row + 1));
        expect(even.pageOfRow(row)).toBe(grouped.pageOfRow(row + 1));
      }
    }),
  );
});
