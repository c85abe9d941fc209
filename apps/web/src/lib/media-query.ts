import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now; follows the window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/**
 * Inline navigation from 1024 px on, the drawer below it (design, section 4). In em, so that with large text, which needs
 * more room, it is the drawer on a wide screen too. The same width is in the style sheets of the header.
 */
export const DESKTOP = '(min-width: 64em)';
