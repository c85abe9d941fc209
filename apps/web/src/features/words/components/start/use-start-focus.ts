import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../../../../lib/hydration.js';
import { HAS_KEYBOARD } from './try-chips.js';

type Places = {
  showsStart: boolean;
  box: RefObject<HTMLInputElement | null>;
  /** The heading of the list to which the home page leads. */
  list: RefObject<HTMLElement | null>;
  /** Null on a first arrival. */
  remembered: number | null;
};

const isNowhere = () => document.activeElement === document.body || document.activeElement === null;

/**
 * Moves the focus to the search input where there is a keyboard, so that one can type at once. When a link has led into
 * the list, the heading of the list gets the focus, which would be lost with the link.
 */
export function useStartFocus({ showsStart, box, list, remembered }: Places): void {
  // On a page that was just loaded the reader may have focused something before hydration; a link is left behind.
  const byLink = useRef(useHydrated());
  const isFreshStart = useRef(showsStart && remembered === null);
  useEffect(() => {
    const free = byLink.current || isNowhere();
    if (isFreshStart.current && free && matchMedia(HAS_KEYBOARD).matches) box.current?.focus({ preventScroll: true });
  }, [box]);

  const showedStart = useRef(showsStart);
  useLayoutEffect(() => {
    if (showedStart.current && !showsStart && isNowhere()) list.current?.focus({ preventScroll: true });
    showedStart.current = showsStart;
  }, [showsStart, list]);
}
