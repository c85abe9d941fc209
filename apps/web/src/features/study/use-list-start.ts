import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useOwnScroll } from '../../lib/own-scroll.js';
import type { ListStart } from '../../parts/words/list/rows/use-row-window.js';
import { useStuck } from '../../ui/sticky-bar/use-stuck.js';

/**
 * The position at which a list below a sticky bar begins. With other words it scrolls until the first one is right
 * below the bar.
 */
export function useListStart(above: RefObject<HTMLElement | null>, page: number, found: string) {
  const { bar, stuck, sticksAt } = useStuck(above);
  const remembered = useOwnScroll();
  const before = useRef(found);
  useLayoutEffect(() => {
    if (before.current === found) return;
    before.current = found;
    // `sticksAt` causes a layout of all new cards, so it is read only where it is needed.
    if (remembered !== null || scrollY === 0) return;
    const top = sticksAt();
    if (scrollY > top) scrollTo({ top, behavior: 'instant' });
  });
  const start = (): ListStart => {
    if (remembered !== null) return { y: remembered };
    return page > 1 ? { page } : { y: Math.min(scrollY, sticksAt()) };
  };
  return { bar, stuck, start };
}
