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

/** Inline navigation from this width on, the drawer below it (design, section 4). */
export const DESKTOP = '(min-width: 1024px)';
