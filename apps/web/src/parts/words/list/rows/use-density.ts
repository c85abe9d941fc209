import { useHydrated } from '../../../../lib/hydration.js';
import { useMediaQuery } from '../../../../lib/media-query.js';
import { onDevice } from '../../../../lib/storage.js';
import { createStore, useStore } from '../../../../lib/store.js';

/** The width that rows need for all texts of a word beside each other (docs/product/lists.md#rows). */
const ROOM = '(min-width: 1024px)';
const STORED = 'word-list-view';

const prefersRows = createStore(onDevice.read(STORED) === 'rows', false);

/**
 * The density of lists of words: true for rows; null where there is no room for them. It is stored on the device for
 * all lists.
 */
export function useDensity(): { compact: boolean; toggle: (() => void) | null } {
  const hydrated = useHydrated();
  const room = useMediaQuery(ROOM);
  const compact = useStore(prefersRows) && room && hydrated;
  const toggle = () => {
    prefersRows.set(!compact);
    onDevice.write(STORED, compact ? 'cards' : 'rows');
  };
  return { compact, toggle: room ? toggle : null };
}
