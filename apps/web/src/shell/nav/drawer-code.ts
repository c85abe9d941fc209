import { createStore } from '../../lib/store.js';
import { toastLoadFailure } from '../../ui/toast/load-failure.js';

type Code = typeof import('./drawer.js');

/** The code of the drawer, in a chunk: null until it is likely to be opened. */
export const drawerCode = createStore<Code | null>(null);

async function load(): Promise<void> {
  drawerCode.set(await import('./drawer.js'));
}

/** Prefetches the code. A failure is shown only when the drawer is opened. */
export const preloadDrawer = (): void => void load().catch(() => {});

/** Loads the code after a press. Shows a toast where that fails, and returns whether it is loaded. */
export const loadDrawer = (): Promise<boolean> =>
  load().then(
    () => true,
    () => {
      toastLoadFailure();
      return false;
    },
  );
