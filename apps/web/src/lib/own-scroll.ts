import { useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { rememberedScroll } from './scroll-memory.js';

let owners = 0;

/** Checks whether the page on the screen restores its own position. */
export const isScrollOwned = (): boolean => owners > 0;

/**
 * Lets a page restore its own scroll position on back and reload (a list of which only the part near the screen is
 * rendered cannot be measured from outside). Returns the position remembered for the current history entry, or null
 * where it was reached by going forward. The shell still scrolls to the top on a forward change of path.
 */
export function useOwnScroll(): number | null {
  const location = useLocation();
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    owners += 1;
    return () => {
      owners -= 1;
    };
  }, []);
  // Asked once for each entry: while the page fills, the browser scrolls, and the remembered position changes with it.
  return useMemo(() => (navigation === 'POP' ? rememberedScroll(location) : null), [navigation, location]);
}
