import { list as messages } from '@utarang/messages';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.js';
import { PageRail } from './page-rail.js';
import { RailToggle } from './rail-toggle.js';
import { evenRows, groupedRows } from './row-plan.js';
import { clampPage, firstOfPage, pageCount } from './rows.js';
import { useActivePage } from './use-active-page.js';
import { useColumns } from './use-columns.js';
import { useListFocus } from './use-list-focus.js';
import { useListTop } from './use-list-top.js';
import { type ListStart, LOOK_AHEAD_PX, plainRows, type RowHeights, useRowWindow } from './use-row-window.js';
import css from './word-list.module.css';

type WordListProps = {
  /** Names the list among all lists of the product; where it was is remembered under it. */
  name: string;
  /** What screen readers call it. */
  label: string;
  total: number;
  /** The card at an index. It is drawn anew only when this function is another one, so keep it with `useCallback`. */
  cell: (index: number) => ReactNode;
  /** What the card at an index is, where cards come and go; its place without. */
  keyOf?: (index: number) => number;
  /** Cards in groups: the first card of each, and what stands above it. Keep both as `cell`. */
  groups?: { starts: readonly number[]; heading: (group: number) => ReactNode } | undefined;
  heights?: RowHeights;
  /** How far from the screen cards are asked for, in pixels. */
  lookAhead?: number;
  /** Where the rail can be shown and hidden; without, it is there where there is room for it. */
  rail?: { shown: boolean; toggle: () => void } | undefined;
  /** Where the list begins; asked once, when it appears. */
  start: () => ListStart;
  /** Whether what is shown is about to be replaced. */
  busy?: boolean;
  hrefOf: (page: number) => string;
  /** The page being read, once the window has come to rest there. */
  onPage?: (page: number) => void;
  /** Said below the last card. */
  end?: string;
};

const REST_MS = 300;

/**
 * A list of cards in rows, with the page rail beside it. It has its full height from the start, so that the scroll bar
 * and the rail reach every card; only rows near the screen are in the document. `cell` may show a card that is still
 * on its way; a cell that asks for its own page makes the pages come as they are needed.
 */
export function WordList({ name, label, total, cell, start, busy = false, hrefOf, onPage, ...rest }: WordListProps) {
  const { keyOf = placeOf, groups, heights = plainRows, lookAhead = LOOK_AHEAD_PX, rail, end = messages.end } = rest;
  const ref = useRef<HTMLDivElement>(null);
  const columns = useColumns();
  const top = useListTop(ref);
  const last = pageCount(total);
  const starts = groups?.starts;
  const plan = useMemo(
    () => (starts ? groupedRows(starts, total, columns) : evenRows(total, columns)),
    [starts, total, columns],
  );
  const [begin] = useState<ListStart>(() => {
    const wish = start();
    return 'page' in wish ? { page: clampPage(wish.page, last) } : wish;
  });
  const show = useRef((_card: number) => {});
  const { focused, focusCard, handlers } = useListFocus(ref, total, (card) => show.current(card));

  const { virtualizer, goToPage } = useRowWindow({
    name,
    plan,
    heights,
    columns,
    lookAhead,
    top,
    start: begin,
    keep: focused === null ? null : plan.rowOfCard(focused),
  });
  show.current = (card) => virtualizer.scrollToIndex(plan.rowOfCard(card));

  const { active, hold } = useActivePage(
    { last, pageAt: (y) => plan.pageOfRow(virtualizer.getVirtualItemForOffset(y)?.index ?? 0) },
    'page' in begin ? begin.page : 1,
  );
  useAtRest(active, onPage);

  const jump = (page: number, byKeyboard: boolean) => {
    hold(page);
    if (byKeyboard) focusCard(firstOfPage(page));
    goToPage(page);
  };

  return (
    <div className={cx(css['body'], rail && css['toggled'], rail?.shown && last > 1 && css['open'])}>
      {last > 1 && (
        <div className={css['side']}>
          {rail && <RailToggle {...rail} />}
          {(rail?.shown ?? true) && (
            <PageRail current={Math.min(active, last)} last={last} hrefOf={hrefOf} onJump={jump} />
          )}
        </div>
      )}
      <div className={css['column']}>
        {/* biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its items, which <ul> forbids */}
        <div
          {...handlers}
          ref={ref}
          role="list"
          aria-label={label}
          aria-busy={busy}
          className={css['list']}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map((row) => (
            <div
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              className={css['row']}
              style={{ top: row.start - top }}
            >
              <Heading group={plan.headingOf(row.index)} groups={groups} />
              {plan.cardsOf(row.index).map((card) => (
                // biome-ignore lint/a11y/useSemanticElements: as above
                <div key={keyOf(card)} role="listitem" data-card={card} aria-setsize={total} aria-posinset={card + 1}>
                  <Cell index={card} cell={cell} />
                </div>
              ))}
            </div>
          ))}
        </div>
        <p className={css['end']}>{end}</p>
      </div>
    </div>
  );
}

const placeOf = (index: number) => index;

/** The row of a heading is an item of the list too: nothing else may stand in one. */
const Heading = memo(({ group, groups }: { group: number | null; groups: WordListProps['groups'] }) =>
  group === null || !groups ? null : (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div role="listitem" className={css['heading']}>
      {groups.heading(group)}
    </div>
  ),
);

const Cell = memo(({ index, cell }: { index: number; cell: (index: number) => ReactNode }) => cell(index));

/** Tells of a value once it has stayed the same for a while. */
function useAtRest(value: number, tell: ((value: number) => void) | undefined) {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current?.(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
}
