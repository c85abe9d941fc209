import { useCallback, useSyncExternalStore } from 'react';

/** One `MediaQueryList` for each query: creating one takes longer than reading it, and lists read with every row. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

/**
 * Checks whether a media query matches now; follows the window. False on the server, where layouts are up to the style
 * sheets.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => false,
  );
}

/**
 * Inline navigation from 1024 px on, the drawer below it (docs/product/pages.md#navigation). In em, so that with large
 * text, which needs more room, it is the drawer on a wide screen too. The style sheets of the header have the same
 * width.
 */
export const DESKTOP = '(min-width: 64em)';
