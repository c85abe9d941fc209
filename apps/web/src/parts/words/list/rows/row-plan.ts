import { type Columns, cardsInRow, firstOfPage, pageOf, pageOfRow, rowCount, rowOf, rowOfPage } from './rows.js';

/** The rows of a list's cards, and the page of each row. Pages are counted from 1. */
export type RowPlan = {
  rows: number;
  /** The cards of a row; none in the row of a heading. */
  cardsOf: (row: number) => number[];
  /** The group whose heading the row is. */
  headingOf: (row: number) => number | null;
  /** The first card of a row; for the row of a heading, the card below it. */
  firstOf: (row: number) => number;
  rowOfCard: (card: number) => number;
  pageOfRow: (row: number) => number;
  /** The row of the first card of a page, or of the heading above it. */
  rowOfPage: (page: number) => number;
};

/** Rows of cards only: 24 cards fill whole rows with every number of columns, so that each page begins a row. */
export const evenRows = (total: number, columns: Columns): RowPlan => ({
  rows: rowCount(total, columns),
  cardsOf: (row) => cardsInRow(row, columns, total),
  headingOf: () => null,
  firstOf: (row) => row * columns,
  rowOfCard: (card) => rowOf(card, columns),
  pageOfRow: (row) => pageOfRow(row, columns),
  rowOfPage: (page) => rowOfPage(page, columns),
});

/**
 * Cards in groups, each with a heading above it and a row of its own to begin with. `groups` holds the first card of
 * each.
 */
export function groupedRows(groups: readonly number[], total: number, columns: Columns): RowPlan {
  const rows: ({ heading: number } | { first: number; count: number })[] = [];
  const rowOfCard = new Array<number>(total);
  groups.forEach((start, group) => {
    const end = groups[group + 1] ?? total;
    rows.push({ heading: group });
    for (let first = start; first < end; first += columns) {
      const count = Math.min(columns, end - first);
      rowOfCard.fill(rows.length, first, first + count);
      rows.push({ first, count });
    }
  });
  const rowAt = (row: number) => rows[row] ?? { first: total, count: 0 }; // none after the last
  return {
    rows: rows.length,
    cardsOf: (row) => {
      const cards = rowAt(row);
      return 'heading' in cards ? [] : Array.from({ length: cards.count }, (_, index) => cards.first + index);
    },
    headingOf: (row) => {
      const heading = rowAt(row);
      return 'heading' in heading ? heading.heading : null;
    },
    firstOf: (row) => {
      const cards = rowAt('heading' in rowAt(row) ? row + 1 : row);
      return 'heading' in cards ? total : cards.first;
    },
    rowOfCard: (card) => rowOfCard[card] ?? rows.length,
    // A page may begin in the middle of a row; the row, and the heading above it, then belongs to that page.
    pageOfRow: (row) => {
      const cards = rowAt('heading' in rowAt(row) ? row + 1 : row);
      return 'heading' in cards ? 1 : pageOf(cards.first + cards.count - 1);
    },
    rowOfPage: (page) => {
      const row = rowOfCard[firstOfPage(page)] ?? Math.max(0, rows.length - 1);
      return 'heading' in rowAt(row - 1) && row > 0 ? row - 1 : row;
    },
  };
}
