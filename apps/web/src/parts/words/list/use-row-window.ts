import { measureElement, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWindowWidth } from '../../../lib/window-width.js';
import { JUMP_PX } from './active-page.js';
import { rememberedRows, rememberRows } from './row-memory.js';
import type { RowPlan } from './row-plan.js';
import { type Columns, mountedRows } from './rows.js';

/** Where a list begins to be shown: at a remembered scroll position, or at a page. */
export type ListStart = { y: number } | { page: number };

/** Spec section 9: infinite-scroll look-ahead of the home page; other lists name their own. */
export const LOOK_AHEAD_PX = 280;

/** What rows measure as long as they are not drawn, in pixels for a text size. */
export type RowHeights = {
  card: (rem: number) => number;
  heading: (rem: number) => number;
};

/** A card with one line of each text (`word-card.module.css`), and the heading of a group (`word-list.module.css`). */
export const plainRows: RowHeights = {
  card: (rem) => 47 + Math.max(44, 2.38 * rem) + 3.25 * rem,
  heading: () => 52,
};

/** Cards with a row of buttons (`word-card.module.css`, `.rows`). */
export const buttonRows: RowHeights = {
  card: (rem) => 73 + Math.max(44, 2.38 * rem) + Math.max(32, 2 * rem) + Math.max(44, 2.75 * rem),
  heading: () => 52,
};

function measured({ card, heading }: RowHeights) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { card: Math.round(card(rem)), heading: Math.round(heading(rem)) };
}

/** Rows of another width, and headings instead of cards, are other rows with another height. */
const keyOf = (row: number, columns: Columns, heading: boolean) => row * 8 + columns * 2 + Number(heading);
const isOf = (key: number, columns: Columns) => Math.floor((key % 8) / 2) === columns;
const rowOfKey = (key: number) => Math.floor(key / 8);

type Rows = Virtualizer<Window, HTMLDivElement>;

type RowWindowOptions = {
  /** Names the list, so that its measured rows are known when it comes back. */
  name: string;
  plan: RowPlan;
  heights: RowHeights;
  columns: Columns;
  /** How far from the screen cards are asked for. */
  lookAhead: number;
  /** Distance of the list from the document's top. */
  top: number;
  start: ListStart;
  /** The row that must stay in the document, with its neighbours. */
  keep: number | null;
};

/** The rows near the screen and their places; the window scrolls, the list has its full height from the start. */
export function useRowWindow({ name, plan, heights, columns, lookAhead, top, start, keep }: RowWindowOptions) {
  const estimates = useRef<ReturnType<typeof measured>>(null);
  estimates.current ??= measured(heights);
  const estimate = estimates.current;
  const isHeading = (row: number) => plan.headingOf(row) !== null;
  const gap = columns === 1 ? 12 : 16;
  const memory = `${name} ${columns} ${useWindowWidth()}`;
  const rows = useRef<Parameters<typeof rememberRows>[1] | null>(null);
  rows.current ??= rememberedRows(memory);

  // A list that appears draws what is seen first, and what lies ahead once that is on the screen.
  const [ahead, setAhead] = useState(false);
  useEffect(() => startTransition(() => setAhead(true)), []);

  const drawing = useDrawing();
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: plan.rows,
    ...drawing,
    estimateSize: (row) => (isHeading(row) ? estimate.heading : estimate.card),
    overscan: ahead ? Math.ceil(lookAhead / (estimate.card + gap)) : 0,
    gap,
    scrollMargin: top,
    scrollPaddingStart: JUMP_PX,
    // About where the page begins, so that no words are asked for that are only passed on the way.
    initialOffset: () => ('y' in start ? start.y : plan.rowOfPage(start.page) * (estimate.card + gap)),
    getItemKey: (row) => keyOf(row, columns, isHeading(row)),
    initialMeasurementsCache: rows.current.map(([row, size]) => ({
      index: row,
      key: keyOf(row, columns, isHeading(row)),
      size,
      start: 0,
      end: size,
      lane: 0,
    })),
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) =>
      mountedRows({ first: startIndex, last: endIndex }, overscan, count, keep),
  });

  // The list keeps the reading position itself. Left to the browser, what stands below the list would be kept in its
  // place on the screen, and rows that turn out higher than estimated would push the cards away.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);

  const goToPage = (page: number) => virtualizer.scrollToIndex(plan.rowOfPage(page), { align: 'start' });

  // The list's distance from the top is known from the second layout on.
  const begun = useRef('y' in start);
  useLayoutEffect(() => {
    if (begun.current || top === 0) return;
    begun.current = true;
    if ('page' in start) goToPage(start.page);
  });

  // The one that a reader takes for the first: rows behind the sticky stack do not count.
  const firstRow = virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + JUMP_PX + 1)?.index ?? 0;
  const firstCard = plan.cardsOf(firstRow)[0] ?? plan.cardsOf(firstRow + 1)[0] ?? 0;
  useKeptCard(firstCard, columns, (card) => {
    if (scrollY > top) virtualizer.scrollToIndex(plan.rowOfCard(card), { align: 'start' });
  });

  useEffect(() => {
    const keepRows = () =>
      rememberRows(
        memory,
        [...virtualizer.itemSizeCache].flatMap(([key, size]) =>
          isOf(Number(key), columns) && size !== estimate.card && size !== estimate.heading
            ? [[rowOfKey(Number(key)), size] as const]
            : [],
        ),
      );
    addEventListener('pagehide', keepRows);
    return () => {
      removeEventListener('pagehide', keepRows);
      keepRows();
    };
  }, [virtualizer, memory, columns, estimate]);

  return { virtualizer, goToPage };
}

/**
 * Rows are drawn in a task of their own after the scroll event: there is a look-ahead of them, and what listens to the
 * scrolling next would have to lay them out first. But where a row above the screen turns out higher than estimated, the
 * list scrolls by the difference, and its rows have to move before that is seen.
 */
function useDrawing() {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const observing = useRef(false);
  return {
    useFlushSync: false,
    measureElement: (element: HTMLDivElement, entry: ResizeObserverEntry | undefined, list: Rows) => {
      if (entry && !observing.current) {
        observing.current = true;
        queueMicrotask(() => {
          observing.current = false;
        });
      }
      return measureElement(element, entry, list);
    },
    onChange: (_: Rows, scrolls: boolean) => {
      if (scrolls && observing.current) flushSync(redraw);
    },
  };
}

/** When the number of columns changes, the card that was first on the screen is brought back to its place. */
function useKeptCard(firstCard: number, columns: Columns, show: (card: number) => void) {
  const before = useRef({ columns, card: 0 });
  useLayoutEffect(() => {
    if (before.current.columns !== columns) show(before.current.card);
    before.current = { columns, card: firstCard };
  });
}
