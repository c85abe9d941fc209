import { onUserMove } from './user-moves.js';

const PATIENCE_MS = 3000;

/**
 * Scrolls to a position that may not exist yet because the page is still filling. Goes on as the page grows, until it
 * is reached, the user moves, or some seconds have passed; `onEnd` is told of each. Returns the way to give up.
 */
export function scrollWhenPossible(y: number, onEnd: () => void): () => void {
  const reached = () => {
    scrollTo({ top: y, behavior: 'instant' });
    return Math.abs(scrollY - y) < 2;
  };
  if (reached()) {
    onEnd();
    return () => {};
  }

  const grown = new ResizeObserver(() => {
    if (reached()) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  const forget = onUserMove(stop);
  grown.observe(document.body);

  function stop() {
    grown.disconnect();
    clearTimeout(timer);
    forget();
    onEnd();
  }
  return stop;
}

/** Nearer than this the way there can be followed, in screens. */
const NEAR = 3;

/** Whether a way of so many pixels is shown as one: it is short, and the reader has not asked for less motion. */
export const isNear = (distance: number): boolean =>
  Math.abs(distance) <= NEAR * innerHeight && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Goes to a position: smoothly where it is near (docs/product/lists.md#page-rail). */
export const scrollNear = (top: number): void =>
  scrollTo({ top, behavior: isNear(top - scrollY) ? 'smooth' : 'instant' });
