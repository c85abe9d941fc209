import { useMemo, useRef } from 'react';
import { renderedItems, windowItems } from './list-items.js';
import { useActivePage } from './rail/use-active-page.js';
import { evenRows, groupedRows } from './rows/row-plan.js';
import { clampPage, firstOfPage, pageCount } from './rows/rows.js';
import { useColumns } from './rows/use-columns.js';
import { type ListStart, type RowHeights, useRowWindow } from './rows/use-row-window.js';
import { useServerCards } from './rows/use-server-cards.js';
import { useDebouncedCallback } from './use-debounced-callback.js';
import { useListFocus } from './use-list-focus.js';
import { useListStart, useStartPage } from './use-list-start.js';
import { useListTop } from './use-list-top.js';

type CardWindowOptions = {
  /** The name of the list, under which its position is remembered. */
  name: string;
  total: number;
  /** The key of the card at an index. */
  keyOf: (index: number) => number;
  /** The indexes at which groups of cards begin; undefined without groups. */
  starts: readonly number[] | undefined;
  heights: RowHeights;
  compact: boolean;
  lookAhead: number;
  /** The page in the address, counted from 1. */
  page: number;
  start: () => ListStart;
  onPage: ((page: number) => void) | undefined;
};

/**
 * The state of a virtual list of cards: the cards that are in the document and their layout, the current page, the
 * focus, and jumps to a page.
 */
export function useCardWindow(options: CardWindowOptions) {
  const { name, total, keyOf, starts, heights, compact, lookAhead, page, start, onPage } = options;
  const ref = useRef<HTMLDivElement>(null);
  const atWidth = useColumns();
  const columns = compact ? 1 : atWidth;
  const top = useListTop(ref);
  const last = pageCount(total);
  const plan = useMemo(
    () => (starts ? groupedRows(starts, total, columns) : evenRows(total, columns)),
    [starts, total, columns],
  );
  const { hydrated, served } = useServerCards(ref, page, total);
  const begin = useListStart({ hydrated, start, last, served: served?.first ?? null });
  const { open, stays } = begin;
  const show = useRef((_card: number) => {});
  const { focused, focusCard, handlers } = useListFocus(ref, total, (card) => show.current(card));

  const { virtualizer, gap, goToPage, isPageNear, offsetOfPage, measure, roughHeight } = useRowWindow({
    name,
    hydrated,
    open,
    rendered: stays ? served : null,
    plan,
    keyOf,
    heights,
    columns,
    lookAhead,
    top,
    start: begin.at,
    keep: focused === null ? null : plan.rowOfCard(focused),
  });
  show.current = (card) => virtualizer.scrollToIndex(plan.rowOfCard(card));

  const { active, hold } = useActivePage(
    open ? { last, pageAt: (y) => plan.pageOfRow(virtualizer.getVirtualItemForOffset(y)?.index ?? 0) } : null,
    begin.at ? (begin.page ?? 1) : clampPage(page, last),
    offsetOfPage,
  );
  useStartPage(open ? begin.page : null, hold);
  useDebouncedCallback(active, onPage);

  // The focus goes to its card at once, and the window with it.
  const jump = (target: number, byKeyboard: boolean) => {
    const glides = !byKeyboard && isPageNear(target);
    hold(target, glides);
    if (byKeyboard) focusCard(firstOfPage(target));
    goToPage(target, glides);
  };

  const rows = open ? virtualizer.getVirtualItems() : [];
  const items = open ? windowItems(rows, plan, gap) : served ? renderedItems(served.first, served.last, starts) : [];
  const style = open
    ? { height: virtualizer.getTotalSize(), paddingTop: Math.max(0, (rows[0]?.start ?? top) - top) }
    : hydrated
      ? { height: roughHeight }
      : undefined;

  return {
    ref,
    last,
    active,
    items,
    style,
    remounts: !stays && open,
    measure,
    focused,
    focusCard,
    handlers,
    jump,
  };
}
