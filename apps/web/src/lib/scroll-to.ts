import { onUserMove } from './user-moves.js';

const TIMEOUT_MS = 3000;

/**
 * Scrolls to a position that may not exist yet because the page is still being filled. Continues as the page grows,
 * until the position is reached, the user scrolls, or some seconds have passed; each of these calls `onEnd`. Returns a
 * function that cancels it.
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
  const timer = setTimeout(stop, TIMEOUT_MS);
  const stopListening = onUserMove(stop);
  grown.observe(document.body);

  function stop() {
    grown.disconnect();
    clearTimeout(timer);
    stopListening();
    onEnd();
  }
  return stop;
}

/** The number of screens that the eye can follow while they scroll past. */
const NEAR = 3;

/**
 * Checks whether scrolling by a distance, in pixels, is animated: it is short, and the reader has not asked for reduced
 * motion.
 */
export const isNear = (distance: number): boolean =>
  Math.abs(distance) <= NEAR * innerHeight && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to a position: smoothly where it is near (docs/product/lists.md#page-rail). */
export const scrollNear = (top: number): void =>
  scrollTo({ top, behavior: isNear(top - scrollY) ? 'smooth' : 'instant' });
