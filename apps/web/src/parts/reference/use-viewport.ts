import { type RefObject, useEffect, useState } from 'react';

/** The smallest size that an entry's card can have, in CSS pixels. */
export type MinCardSize = { readonly width: number; readonly height: number };

function createViewport() {
  /** The position of the list in the page, the scroll position of the page, and the size of the window. */
  let now = { top: 0, y: 0, width: Number.POSITIVE_INFINITY, height: 0 };
  return {
    measure: (list: Element) => {
      const y = scrollY;
      now = { top: list.getBoundingClientRect().top + y, y, width: innerWidth, height: innerHeight };
    },
    move: () => {
      now = { ...now, y: scrollY, height: innerHeight };
    },
    /** Checks whether the list is in view from its first card on. */
    atStart: () => now.y <= now.top,
    /** The number of cards that fit between the top of the list and the lower edge of the screen. */
    capacity: ({ width, height }: MinCardSize) =>
      Math.max(1, Math.floor(now.width / width)) * Math.max(1, Math.ceil((now.y + now.height - now.top) / height)),
  };
}

/**
 * The part of a list that is in view, measured when the last frame was painted. Measuring while a key is rendered would
 * cause another layout.
 */
export function useViewport(list: RefObject<HTMLElement | null>) {
  const [viewport] = useState(createViewport);
  useEffect(() => {
    // A hidden list has no position, so its parent is measured.
    const parent = list.current?.parentElement;
    if (!parent) return;
    const resized = new ResizeObserver(() => viewport.measure(parent));
    resized.observe(document.body);
    addEventListener('scroll', viewport.move, { passive: true });
    addEventListener('resize', viewport.move);
    return () => {
      resized.disconnect();
      removeEventListener('scroll', viewport.move);
      removeEventListener('resize', viewport.move);
    };
  }, [list, viewport]);
  return viewport;
}
