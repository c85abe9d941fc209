import { measureElement, useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { startTransition, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { glideTo } from '../../../../lib/glide.js';
import { isNear } from '../../../../lib/scroll-to.js';
import { useWindowWidth } from '../../../../lib/window-width.js';
import { JUMP_PX } from '../rail/active-page.js';
import { type RowSizes, rememberedRows, rememberRows } from './row-memory.js';
import type { RowPlan } from './row-plan.js';
import { type Columns, mountedRows } from './rows.js';

/** The position at which a list is first shown: a remembered scroll position, or a page. */
export type ListStart = { y: number } | { page: number };

/** The look-ahead of the home page (docs/product/lists.md#pages-of-a-list); other lists pass their own. */
export const LOOK_AHEAD_PX = 280;

/** The estimated heights of rows that are not rendered yet, in pixels, for a text size. */
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
  card: (rem) => 71 + Math.max(44, 2.38 * rem) + 2 * Math.max(32, 2 * rem),
  heading: () => 52,
};

/** Cards as rows of a table (`word-card.module.css`, `[data-compact]`). */
export const compactRows: RowHeights = { card: (rem) => 14 + Math.max(44, 2.75 * rem), heading: () => 52 };

function measured({ card, heading }: RowHeights) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { card: Math.round(card(rem)), heading: Math.round(heading(rem)) };
}

type Rows = Virtualizer<Window, HTMLDivElement>;

/** The cards of the list that the server rendered, with the heights that they have. */
export type RenderedCards = { first: number; last: number; heights: ReadonlyMap<number, number> };

type RowWindowOptions = {
  /** The name of the list, by which its measured rows are found when it comes back. */
  name: string;
  /** False while the list is as the server rendered it. */
  hydrated: boolean;
  /** True if there is a window over the rows. */
  open: boolean;
  /** Null where the server rendered nothing of the list. */
  rendered: RenderedCards | null;
  plan: RowPlan;
  /** The key of the card at an index. */
  keyOf: (index: number) => number;
  heights: RowHeights;
  columns: Columns;
  /** The distance from the screen at which cards are loaded. */
  lookAhead: number;
  /** Distance of the list from the document's top. */
  top: number;
  start: ListStart | null;
  /** The row that must stay in the document, with its neighbours. */
  keep: number | null;
};

/** The rows near the screen and their positions: a virtual list, which has its full height from the start. */
export function useRowWindow(options: RowWindowOptions) {
  const { name, hydrated, open, rendered, plan, keyOf, heights, columns, lookAhead, top, start, keep } = options;
  const estimates = useRef<ReturnType<typeof measured>>(null);
  if (hydrated) estimates.current ??= measured(heights);
  const estimate = estimates.current ?? UNKNOWN;
  const isHeading = (row: number) => plan.headingOf(row) !== null;
  const gap = heights === compactRows ? 6 : columns === 1 ? 12 : 16;
  const memory = `${name} ${columns} ${useWindowWidth()}`;
  const known = useRef<RowSizes>(null);
  if (hydrated) known.current ??= [...rememberedRows(memory), ...(rendered ? renderedRows(rendered, plan) : [])];

  // A row is identified by its first card: when cards leave, those that stay keep their height.
  const rowKey = useCallback(
    (row: number) => (plan.headingOf(row) === null ? keyOf(plan.firstOf(row)) * 8 + columns : -row - 1),
    [plan, keyOf, columns],
  );
  const servedRows = rendered && { first: plan.rowOfCard(rendered.first), last: plan.rowOfCard(rendered.last) };

  // A list that appears renders the visible rows first, and those ahead once they are on the screen.
  const [ahead, setAhead] = useState(false);
  useEffect(() => startTransition(() => setAhead(true)), []);

  const rendering = useRendering();
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: plan.rows,
    enabled: open,
    ...rendering,
    estimateSize: (row) => (isHeading(row) ? estimate.heading : estimate.card),
    overscan: ahead ? Math.ceil(lookAhead / (estimate.card + gap)) : 0,
    gap,
    scrollMargin: top,
    scrollPaddingStart: JUMP_PX,
    // The cards that the server rendered are on the screen: no rendering may leave them out.
    initialRect: open && rendered ? { width: innerWidth, height: innerHeight } : UNSEEN,
    // About where the page begins, so that no words are loaded that are only passed on the way.
    initialOffset: () => (!start ? 0 : 'y' in start ? start.y : plan.rowOfPage(start.page) * (estimate.card + gap)),
    getItemKey: rowKey,
    initialMeasurementsCache: (known.current ?? []).map(([row, size]) => ({
      index: row,
      key: rowKey(row),
      size,
      start: 0,
      end: size,
      lane: 0,
    })),
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) =>
      mountedRows({ first: startIndex, last: endIndex }, overscan, count, keep, servedRows),
  });

  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isBeforeReading;

  useOwnAnchoring();
  const { glide, endGlide, goToPage, offsetOfPage, isPageNear } = usePageJumps(virtualizer, plan);

  // The list's distance from the top is known from the second layout on.
  const begun = useRef(false);
  useLayoutEffect(() => {
    if (begun.current || top === 0 || !start || !open) return;
    begun.current = true;
    if ('page' in start) goToPage(start.page);
  });

  // The first row for a reader: rows behind the sticky stack do not count.
  const firstRow = virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + JUMP_PX + 1)?.index ?? 0;
  const firstCard = plan.firstOf(firstRow);
  useKeptCard(firstCard, columns, open, (card) => {
    const goal = glide.current?.card ?? card;
    if (glide.current || scrollY > top) virtualizer.scrollToIndex(plan.rowOfCard(goal), { align: 'start' });
    endGlide();
  });

  useRememberedRows(memory, open, virtualizer, plan, rowKey, estimate);

  // Its identity changes with the columns, since other cards are measured for their rows then. A row that appears above the
  // reading position and is higher than estimated pushes down what is read: the window follows before that is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for other columns
  const measure = useCallback(
    (element: HTMLDivElement | null) => {
      virtualizer.measureElement(element);
      if (!element || !virtualizer.isScrolling) return;
      const row = virtualizer.indexFromElement(element);
      const above = (virtualizer.measurementsCache[row]?.start ?? 0) < (virtualizer.scrollOffset ?? 0);
      if (above) virtualizer.resizeItem(row, element.offsetHeight);
    },
    [virtualizer, columns],
  );

  return {
    virtualizer,
    gap,
    goToPage,
    isPageNear,
    offsetOfPage,
    measure,
    roughHeight: plan.rows * (estimate.card + gap) - gap,
  };
}

/**
 * Checks whether the window follows when a row's height changes: the row is before the reading position, which begins
 * below the sticky stack. The library's own rule uses the edge of the window, behind the stack, and follows no row that
 * changes once more after a jump upwards: the target of the jump was pushed down, by a card or by more.
 */
const isBeforeReading = ({ key, start, end }: VirtualItem, _delta: number, list: Rows): boolean => {
  const line = (list.scrollOffset ?? 0) + JUMP_PX - 1;
  return list.itemSizeCache.has(key) ? end <= line : start < line;
};

/**
 * Switches off the scroll anchoring of the browser: the list keeps the reading position itself. Left to the browser, what
 * is below the list would keep its place on the screen, and rows that turn out higher than estimated would push the
 * cards away.
 */
function useOwnAnchoring() {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);
}

/** Jumps to the pages of a list, at once or as a smooth scroll. */
function usePageJumps(virtualizer: Rows, plan: RowPlan) {
  /**
   * The smooth scroll to a near page. Its `card`, the first one of that page, gives its target in any number of
   * columns.
   */
  const glide = useRef<{ card: number; stop: () => void }>(null);
  const endGlide = () => {
    glide.current?.stop();
    glide.current = null;
  };
  useEffect(() => () => glide.current?.stop(), []);
  const goToPage = (page: number, glides = false) => {
    endGlide();
    const row = plan.rowOfPage(page);
    const arrive = () => virtualizer.scrollToIndex(row, { align: 'start' });
    if (!glides) return arrive();
    const position = () => virtualizer.getOffsetForIndex(row, 'start')?.[0] ?? scrollY;
    const stop = glideTo(position, (arrived) => {
      glide.current = null;
      if (arrived) arrive();
    });
    glide.current = { card: plan.firstOf(row), stop };
  };
  /** The offset of the window after a jump to a page. */
  const offsetOfPage = (page: number) => virtualizer.getOffsetForIndex(plan.rowOfPage(page), 'start')?.[0];
  const isPageNear = (page: number) => {
    const y = offsetOfPage(page);
    return y !== undefined && isNear(y - scrollY);
  };
  return { glide, endGlide, goToPage, offsetOfPage, isPageNear };
}

/** Remembers the measured heights of rows under a name, when the list or the page goes. */
function useRememberedRows(
  memory: string,
  open: boolean,
  virtualizer: Rows,
  plan: RowPlan,
  rowKey: (row: number) => number,
  estimate: { card: number; heading: number },
) {
  useEffect(() => {
    if (!open) return;
    const keepRows = () => {
      const rows: [row: number, size: number][] = [];
      for (let row = 0; row < plan.rows; row++) {
        const size = virtualizer.itemSizeCache.get(rowKey(row));
        if (size !== undefined && size !== estimate.card && size !== estimate.heading) rows.push([row, size]);
      }
      rememberRows(memory, rows);
    };
    addEventListener('pagehide', keepRows);
    return () => {
      removeEventListener('pagehide', keepRows);
      keepRows();
    };
  }, [virtualizer, open, memory, plan, rowKey, estimate]);
}

/** Used before anything is measured. */
const UNKNOWN = { card: 0, heading: 0 };
const UNSEEN = { width: 0, height: 0 };

/** The measured rows of cards that the server rendered. */
function renderedRows({ first, last, heights }: RenderedCards, plan: RowPlan): [row: number, size: number][] {
  const rows: [row: number, size: number][] = [];
  for (let row = plan.rowOfCard(first); row <= plan.rowOfCard(last); row++) {
    const size = plan.headingOf(row) === null ? heights.get(plan.firstOf(row)) : undefined;
    if (size) rows.push([row, size]);
  }
  return rows;
}

/**
 * Renders rows in a task of their own after the scroll event: rows are rendered ahead, so there is time, and other
 * listeners of the event would have to lay out the new rows first. But where a row above the screen turns out higher
 * than estimated, the list scrolls by the difference, and its rows have to move before that is visible.
 */
function useRendering() {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
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
      if (scrolls && observing.current) flushSync(rerender);
    },
  };
}

/** Keeps the card that was first on the screen in its place when the number of columns changes. */
function useKeptCard(firstCard: number, columns: Columns, open: boolean, show: (card: number) => void) {
  const before = useRef<{ columns: Columns; card: number }>(null);
  useLayoutEffect(() => {
    if (!open) return;
    if (before.current && before.current.columns !== columns) show(before.current.card);
    before.current = { columns, card: firstCard };
  });
}
