import { PAGE_SIZE } from '@utarang/contract';

/** The number of columns: 1 to 4. All divide a page of 24, so that every page begins a row. */
export type Columns = 1 | 2 | 3 | 4;

/**
 * The widths at which the number of columns changes (docs/product/pages.md#layout); `word-list.module.css` has the same
 * three.
 */
export const TWO_COLUMNS = '(min-width: 640px)';
export const THREE_COLUMNS = '(min-width: 1024px)';
export const FOUR_COLUMNS = '(min-width: 1600px)';

export const rowCount = (total: number, columns: Columns): number => Math.ceil(total / columns);

export const rowOf = (index: number, columns: Columns): number => Math.floor(index / columns);

/** The indexes of the cards in a row; the last row may be short. */
export function cardsInRow(row: number, columns: Columns, total: number): number[] {
  const first = row * columns;
  return Array.from({ length: Math.max(0, Math.min(columns, total - first)) }, (_, index) => first + index);
}

export const pageCount = (total: number): number => Math.ceil(total / PAGE_SIZE);

/** Counted from 1. */
export const pageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;

export const firstOfPage = (page: number): number => (page - 1) * PAGE_SIZE;

export const pageOfRow = (row: number, columns: Columns): number => pageOf(row * columns);

export const rowOfPage = (page: number, columns: Columns): number => rowOf(firstOfPage(page), columns);

/** A page number from an address or a text box, clamped to 1…`last`. */
export const clampPage = (page: number, last: number): number => Math.max(1, Math.min(page, Math.max(1, last)));

type RowRange = { first: number; last: number };

/**
 * The rows to have in the document: those on screen with `overscan` more on each side, and the neighbours of the
 * focused row, so that the focus is never lost and a screen reader always has a next and a previous row. Rows that came
 * with the page stay as long as some of them are on the screen: they cost nothing.
 */
export function mountedRows(
  visible: RowRange,
  overscan: number,
  count: number,
  focused: number | null,
  served: RowRange | null = null,
): number[] {
  const rows = new Set<number>();
  const add = (from: number, to: number) => {
    for (let row = Math.max(0, from); row <= Math.min(count - 1, to); row++) rows.add(row);
  };
  if (focused !== null) add(focused - 1, focused + 1);
  add(visible.first - overscan, visible.last + overscan);
  if (served && served.first <= visible.last && visible.first <= served.last) add(served.first, served.last);
  return [...rows].sort((a, b) => a - b);
}
