import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clampPage } from './rows/rows.js';
import type { ListStart } from './rows/use-row-window.js';

type Wanted = {
  hydrated: boolean;
  /** The place at which the list is to begin; asked once. */
  start: () => ListStart;
  /** The number of pages. */
  last: number;
  /** The first card that the server rendered; null without any. */
  served: number | null;
};

/** The beginning of a list once it is hydrated, and when its window may open. */
export function useListStart({ hydrated, start, last, served }: Wanted) {
  const begun = useRef<Beginning>(null);
  if (hydrated) begun.current ??= beginning(start(), last, served);
  const { at = null, stays = true } = begun.current ?? {};
  const grown = useNextFrame(hydrated && !stays);
  return {
    at,
    /** True if the cards that the server rendered stay where they are. */
    stays,
    /** True if there is a window over the rows. */
    open: hydrated && (stays || grown),
    /** The page that it begins at, 1-based; null where it begins at a place within one. */
    page: at && 'page' in at ? at.page : null,
  };
}

type Beginning = {
  at: ListStart;
  /** True if the cards that the server rendered, if any, are where they belong. */
  stays: boolean;
};

/**
 * False until what is rendered now has been painted: the list grows first, out of sight, and only then the window
 * moves.
 */
function useNextFrame(wanted: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setOver(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return over;
}

/**
 * The beginning of a list, and whether the cards that the server rendered stay. A reader who has scrolled before the
 * list hydrated stays where they are. Cards that belong elsewhere are rendered again there: moving them would count as
 * a shift of the layout, though nothing that is seen moves.
 */
function beginning(wish: ListStart, last: number, served: number | null): Beginning {
  if ('page' in wish) return { at: { page: clampPage(wish.page, last) }, stays: served === null };
  if (served === null) return { at: wish, stays: true };
  const y = Math.max(wish.y, scrollY);
  return { at: { y }, stays: served === 0 && y === scrollY };
}

/** The page at which a list begins is the one being read, as after a jump to it. */
export function useStartPage(page: number | null, hold: (page: number, glides: boolean) => void) {
  const begins = useEffectEvent(hold);
  useEffect(() => {
    if (page !== null) begins(page, false);
  }, [page]);
}
