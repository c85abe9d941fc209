import { createStore } from '../../lib/store.js';
import { sayUnloaded } from '../../ui/toast/unloaded.js';

type Code = typeof import('./drawer.js');

/** The code of the drawer, in a file of its own: null until somebody seems to want it. */
export const drawerCode = createStore<Code | null>(null);

async function load(): Promise<void> {
  drawerCode.set(await import('./drawer.js'));
}

/** Loads the code ahead. A failure is met again, and said, when the drawer is wanted. */
export const preloadDrawer = (): void => void load().catch(() => {});

/** Loads the code for a press. Says so where it does not come, and returns whether it is there. */
export const loadDrawer = (): Promise<boolean> =>
  load().then(
    () => true,
    () => {
      sayUnloaded();
      return false;
    },
  );
