import { list as messages } from '@utarang/messages';
import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.js';
import { type CardGroups, CardRows } from './card-rows.js';
import { ListDock } from './list-dock.js';
import { PageRail } from './rail/page-rail.js';
import { PageSteps } from './rail/page-steps.js';
import { RailToggle } from './rail/rail-toggle.js';
import type { RailChoice } from './rail/use-rail.js';
import { clampPage } from './rows/rows.js';
import { compactRows, type ListStart, LOOK_AHEAD_PX, plainRows, type RowHeights } from './rows/use-row-window.js';
import { useCardWindow } from './use-card-window.js';
import { CARD_KEYS } from './use-list-focus.js';
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
    keyOf = indexItself,
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
  const cards = useCardWindow({
    name,
    total,
    keyOf,
    starts: groups?.starts,
    heights,
    compact,
    lookAhead,
    page,
    start,
    onPage,
  });
  const { last, jump, focusCard } = cards;

  return (
    <div className={cx(css['body'], last > 1 && css['paged'], rail?.shown === true && last > 1 && css['open'])}>
      {last > 1 && (
        <ListPages rail={rail} current={Math.min(cards.active, last)} last={last} hrefOf={hrefOf} onJump={jump} />
      )}
      <div className={css['column']}>
        <CardRows
          {...cards.handlers}
          box={cards.ref}
          label={label}
          aria-busy={busy}
          data-compact={compact ? '' : undefined}
          className={cx(css['list'], slow && css['slow'])}
          style={cards.style}
          items={cards.items}
          total={total}
          groups={groups}
          keyOf={keyOf}
          remounts={cards.remounts}
          measure={cards.measure}
          focused={cards.focused}
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

const indexItself = (index: number) => index;

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
