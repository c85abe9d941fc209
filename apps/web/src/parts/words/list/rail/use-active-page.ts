import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { GLIDE_MS } from '../../../../lib/glide.js';
import { activePage, type PageAnchors } from './active-page.js';

/** The time after which a jump has settled; before it, every scroll is the jump's own. A smooth one takes longer. */
const JUMP_MS = 300;
const READER_MOVES = ['wheel', 'touchmove'] as const;
/** The distance from the target of a jump within which the reader counts as not having scrolled. */
const DRIFT_PX = 40;

/**
 * The current page; the first one as long as the list has no positions yet (`anchors` is null). After a jump it is the
 * page jumped to until the reader scrolls away: near the end of a list a short page cannot reach the line that decides.
 */
export function useActivePage(
  anchors: PageAnchors | null,
  first: number,
  offsetOfPage: (page: number) => number | undefined,
) {
  const [active, setActive] = useState(first);
  const heldPage = useRef<{ page: number; until: number } | null>(null);
  const look = useEffectEvent(() => {
    if (!anchors) return;
    const hold = heldPage.current;
    // Rows that are measured after the jump move the window and the target alike.
    const away = hold && Math.abs(scrollY - (offsetOfPage(hold.page) ?? scrollY));
    if (hold && performance.now() >= hold.until && away !== null && away > DRIFT_PX) heldPage.current = null;
    const end = document.documentElement.scrollHeight - innerHeight;
    setActive(heldPage.current?.page ?? activePage(anchors, scrollY, end));
  });

  useEffect(() => {
    let frame = 0;
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    };
    // A reader who scrolls is no longer where the jump led.
    const release = () => {
      heldPage.current = null;
    };
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    for (const move of READER_MOVES) addEventListener(move, release, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      for (const move of READER_MOVES) removeEventListener(move, release);
      cancelAnimationFrame(frame);
    };
  }, []);

  const hold = (page: number, glides: boolean) => {
    heldPage.current = { page, until: performance.now() + JUMP_MS + (glides ? GLIDE_MS : 0) };
    setActive(page);
  };
  return { active, hold };
}
