import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isScrollOwned } from '../lib/own-scroll.js';
import {
  type HistoryEntry,
  isScrollHeld,
  persistScroll,
  rememberedScroll,
  rememberScroll,
} from '../lib/scroll-memory.js';
import { scrollWhenPossible } from '../lib/scroll-to.js';

/**
 * Restores scroll positions (docs/product/pages.md#scrolling): a forward navigation to another path begins at the top,
 * back and reload restore the position. Changes of the query alone do not scroll on the way forward: they are a page's
 * own state.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef<HistoryEntry | null>(null);
  const restoring = useRef(false);

  useLayoutEffect(() => {
    const before = shown.current;
    const entry = { key, pathname };
    shown.current = entry;

    const y = navigation === 'POP' ? rememberedScroll(entry) : null;
    const newPath = before !== null && before.pathname !== pathname;
    let giveUp: (() => void) | undefined;
    if (y !== null) {
      restoring.current = !isScrollOwned();
      if (restoring.current) {
        giveUp = scrollWhenPossible(y, () => {
          restoring.current = false;
        });
      }
    } else if (newPath) {
      scrollTo({ top: 0, behavior: 'instant' });
    }
    // On the first page nothing is remembered until the reader scrolls: the page hydrates after the shell, and only
    // then asks for its remembered position.
    if (y === null && before !== null) rememberScroll(entry, scrollY);
    return giveUp;
  }, [key, pathname, navigation]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // The browser changes the address before the new page is rendered; until then positions belong to the old one.
    // While a page scrolls to its remembered position, that position stays: a list that hydrates by then asks for
    // it.
    const onScroll = () => {
      if (shown.current && !restoring.current && !isScrollHeld()) rememberScroll(shown.current, scrollY);
    };
    // The reader may have scrolled while the page hydrated, and not since.
    if (shown.current && scrollY > 0 && rememberedScroll(shown.current) === null) onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', persistScroll);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', persistScroll);
    };
  }, []);
}
