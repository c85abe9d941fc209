import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clampPage } from './rows/rows.js';
import type { ListStart } from './rows/use-row-window.js';

type ListStartOptions = {
  hydrated: boolean;
  /** The position at which the list begins; called once. */
  start: () => ListStart;
  /** The number of pages. */
  last: number;
  /** The first card that the server rendered; null without any. */
  served: number | null;
};

/** The start of a list once it is hydrated, and when its window may open. */
export function useListStart({ hydrated, start, last, served }: ListStartOptions) {
  const begun = useRef<Beginning>(null);
  if (hydrated) begun.current ??= beginning(start(), last, served);
  const { at = null, stays = true } = begun.current ?? {};
  const grown = useNextFrame(hydrated && !stays);
  return {
    at,
    /** True if the cards that the server rendered stay in place. */
    stays,
    /** True if there is a window over the rows. */
    open: hydrated && (stays || grown),
    /** The page at which it begins, counted from 1; null where it begins at a position within one. */
    page: at && 'page' in at ? at.page : null,
  };
}

type Beginning = {
  at: ListStart;
  /** True if the cards that the server rendered, if any, are at the right position. */
  stays: boolean;
};

/**
 * False until the current rendering has been painted: the list grows first, out of view, and only then the window
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
 * The start of a list, and whether the cards that the server rendered stay. A reader who has scrolled before the list
 * hydrated stays where they are. Cards with another position are rendered again there: moving them would count as a
 * layout shift, though nothing visible moves.
 */
function beginning(wish: ListStart, last: number, served: number | null): Beginning {
  if ('page' in wish) return { at: { page: clampPage(wish.page, last) }, stays: served === null };
  if (served === null) return { at: wish, stays: true };
  const y = Math.max(wish.y, scrollY);
  return { at: { y }, stays: served === 0 && y === scrollY };
}

/** Makes the page at which a list begins the current one, as after a jump to it. */
export function useStartPage(page: number | null, hold: (page: number, glides: boolean) => void) {
  const begins = useEffectEvent(hold);
  useEffect(() => {
    if (page !== null) begins(page, false);
  }, [page]);
}
