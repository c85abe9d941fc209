import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { JUMP_PX } from './active-page.js';
import { rememberedRows, rememberRows } from './row-memory.js';
import { type Columns, mountedRows, rowCount, rowOf, rowOfPage } from './rows.js';

/** Where a list begins to be shown: at a remembered scroll position, or at a page. */
export type ListStart = { y: number } | { page: number };

const LOOK_AHEAD_PX = 280; // spec section 9: infinite-scroll look-ahead

/** The height of a card with one line of each text (`word-card.module.css`), in the reader's own text size. */
function cardHeight(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.round(47 + Math.max(44, 2.38 * rem) + 3.25 * rem);
}

type RowWindowOptions = {
  /** Names the list, so that its measured rows are known when it comes back. */
  name: string;
  total: number;
  columns: Columns;
  /** Distance of the list from the document's top. */
  top: number;
  start: ListStart;
  /** The row that must stay in the document, with its neighbours. */
  keep: number | null;
};

/** The rows near the screen and their places; the window scrolls, the list has its full height from the start. */
export function useRowWindow({ name, total, columns, top, start, keep }: RowWindowOptions) {
  const estimate = useRef(0);
  estimate.current ||= cardHeight();
  const gap = columns === 1 ? 12 : 16;
  const memory = `${name} ${columns} ${innerWidth}`;
  const rows = useRef<Parameters<typeof rememberRows>[1] | null>(null);
  rows.current ??= rememberedRows(memory);

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rowCount(total, columns),
    estimateSize: () => estimate.current,
    overscan: Math.ceil(LOOK_AHEAD_PX / (estimate.current + gap)),
    gap,
    scrollMargin: top,
    scrollPaddingStart: JUMP_PX,
    // About where the page begins, so that no words are asked for that are only passed on the way.
    initialOffset: () => ('y' in start ? start.y : rowOfPage(start.page, columns) * (estimate.current + gap)),
    // Rows of another width have other cards in them.
    getItemKey: (row) => row * 4 + columns,
    initialMeasurementsCache: rows.current.map(([row, size]) => ({
      index: row,
      key: row * 4 + columns,
      size,
      start: 0,
      end: size,
      lane: 0,
    })),
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) =>
      mountedRows({ first: startIndex, last: endIndex }, overscan, count, keep),
  });

  const goToPage = (page: number) => virtualizer.scrollToIndex(rowOfPage(page, columns), { align: 'start' });

  // The list's distance from the top is known from the second layout on.
  const begun = useRef('y' in start);
  useLayoutEffect(() => {
    if (begun.current || top === 0) return;
    begun.current = true;
    if ('page' in start) goToPage(start.page);
  });

  // The one that a reader takes for the first: rows behind the sticky stack do not count.
  const firstRow = virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + JUMP_PX + 1)?.index ?? 0;
  useKeptCard(firstRow, columns, (card) => {
    if (scrollY > top) virtualizer.scrollToIndex(rowOf(card, columns), { align: 'start' });
  });

  useEffect(() => {
    const keepRows = () =>
      rememberRows(
        memory,
        [...virtualizer.itemSizeCache].flatMap(([key, size]) =>
          Number(key) % 4 === columns && size !== estimate.current
            ? [[(Number(key) - columns) / 4, size] as const]
            : [],
        ),
      );
    addEventListener('pagehide', keepRows);
    return () => {
      removeEventListener('pagehide', keepRows);
      keepRows();
    };
  }, [virtualizer, memory, columns]);

  return { virtualizer, goToPage };
}

/** When the number of columns changes, the card that was first on the screen is brought back to its place. */
function useKeptCard(firstRow: number, columns: Columns, show: (card: number) => void) {
  const before = useRef({ columns, card: 0 });
  useLayoutEffect(() => {
    if (before.current.columns !== columns) show(before.current.card);
    before.current = { columns, card: firstRow * columns };
  });
}
