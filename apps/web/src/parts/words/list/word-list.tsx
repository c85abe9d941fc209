import { list as messages } from '@utarang/messages';
import { type ReactNode, useMemo, useRef } from 'react';
import { cx } from '../../../lib/cx.js';
import { type CardGroups, CardRows } from './card-rows.js';
import { ListDock } from './list-dock.js';
import { renderedItems, windowItems } from './list-items.js';
import { PageRail } from './rail/page-rail.js';
import { PageSteps } from './rail/page-steps.js';
import { RailToggle } from './rail/rail-toggle.js';
import { useActivePage } from './rail/use-active-page.js';
import type { RailChoice } from './rail/use-rail.js';
import { evenRows, groupedRows } from './rows/row-plan.js';
import { clampPage, firstOfPage, pageCount } from './rows/rows.js';
import { useColumns } from './rows/use-columns.js';
import {
  compactRows,
  type ListStart,
  LOOK_AHEAD_PX,
  plainRows,
  type RowHeights,
  useRowWindow,
} from './rows/use-row-window.js';
import { useServerCards } from './rows/use-server-cards.js';
import { useDebouncedCallback } from './use-debounced-callback.js';
import { CARD_KEYS, useListFocus } from './use-list-focus.js';
import { useListStart, useStartPage } from './use-list-start.js';
import { useListTop } from './use-list-top.js';
import css from './word-list.module.css';

type WordListProps = {
  /** The name of the list, unique in the product; its position is remembered under it. */
  name: string;
  /** The name for screen readers. */
  label: string;
  total: number;
  /**
   * Renders the card at an index. The cards are rendered again when this function changes, so it has to be stable
   * (`useCallback`).
   */
  cell: (index: number) => ReactNode;
  /** The key of the card at an index, for lists whose cards come and go; by default its index. */
  keyOf?: (index: number) => number;
  /** Cards in groups, each a list of its own. Keep them stable, as `cell`. */
  groups?: CardGroups | undefined;
  heights?: RowHeights;
  /** True for cards as rows of a table, one below the other. */
  compact?: boolean;
  /** The distance from the screen at which cards are loaded, in pixels. */
  lookAhead?: number;
  /** The state of the rail with its toggle; without it, the rail is shown where there is room for it. */
  rail?: RailChoice | undefined;
  /** The page in the address, counted from 1: its cards are what the server renders. */
  page?: number;
  /** The position at which the list begins; called once, when it appears. */
  start: () => ListStart;
  /** True if what is shown is about to be replaced. */
  busy?: boolean;
  /** True if that takes so long that the list is dimmed. */
  slow?: boolean;
  hrefOf: (page: number) => string;
  /** Called with the current page, once the window has settled there. */
  onPage?: (page: number) => void;
  /** The content below the cards; it may move the focus to one of them. */
  below?: (focusCard: (index: number) => void) => ReactNode;
  /** The sentence below the last card. */
  end?: string;
};

/**
 * A virtual list of cards in rows, with the page rail beside it. It has its full height from the start, so that the
 * scroll bar and the rail reach every card; only rows near the screen are in the document. `cell` may render a card
 * that is still being loaded; where cells query their own page, the pages are loaded on demand.
 */
export function WordList({ name, label, total, cell, start, busy = false, hrefOf, onPage, ...rest }: WordListProps) {
  const {
    keyOf = placeOf,
    groups,
    compact = false,
    heights = compact ? compactRows : plainRows,
    lookAhead = LOOK_AHEAD_PX,
    rail,
    slow = false,
    below,
    page = 1,
    end = messages.end,
  } = rest;
  const ref = useRef<HTMLDivElement>(null);
  const atWidth = useColumns();
  const columns = compact ? 1 : atWidth;
  const top = useListTop(ref);
  const last = pageCount(total);
  const starts = groups?.starts;
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
  const jump = (page: number, byKeyboard: boolean) => {
    const glides = !byKeyboard && isPageNear(page);
    hold(page, glides);
    if (byKeyboard) focusCard(firstOfPage(page));
    goToPage(page, glides);
  };

  const rows = open ? virtualizer.getVirtualItems() : [];
  const items = open ? windowItems(rows, plan, gap) : served ? renderedItems(served.first, served.last, starts) : [];
  const place = open
    ? { height: virtualizer.getTotalSize(), paddingTop: Math.max(0, (rows[0]?.start ?? top) - top) }
    : hydrated
      ? { height: roughHeight }
      : undefined;

  return (
    <div className={cx(css['body'], last > 1 && css['paged'], rail?.shown === true && last > 1 && css['open'])}>
      {last > 1 && <ListPages rail={rail} current={Math.min(active, last)} last={last} hrefOf={hrefOf} onJump={jump} />}
      <div className={css['column']}>
        <CardRows
          {...handlers}
          box={ref}
          label={label}
          aria-busy={busy}
          data-compact={compact ? '' : undefined}
          className={cx(css['list'], slow && css['slow'])}
          style={place}
          items={items}
          total={total}
          groups={groups}
          keyOf={keyOf}
          remounts={!stays && open}
          measure={measure}
          focused={focused}
          cell={cell}
          onSkip={(page) => jump(page, true)}
        />
        <p id={CARD_KEYS} hidden>
          {messages.cardKeys}
        </p>
        {below?.(focusCard)}
        <noscript>
          <PageSteps page={clampPage(page, last)} last={last} hrefOf={hrefOf} />
        </noscript>
        {last > 1 && <p className={cx(css['end'], page < last && css['notYet'])}>{end}</p>}
      </div>
    </div>
  );
}

const placeOf = (index: number) => index;

type PagesProps = {
  rail: RailChoice | undefined;
  current: number;
  last: number;
  hrefOf: (page: number) => string;
  onJump: (page: number, byKeyboard: boolean) => void;
};

/** The pagination of a list: the rail beside it, and the current page below it. */
const ListPages = ({ rail, current, last, hrefOf, onJump }: PagesProps) => (
  <>
    <ListDock rail={rail} current={current} last={last} />
    <div className={cx(css['side'], rail?.shown === 'by-width' && css['byWidth'])}>
      {rail && <RailToggle {...rail} />}
      {rail?.shown !== false && <PageRail current={current} last={last} hrefOf={hrefOf} onJump={onJump} />}
    </div>
  </>
);
