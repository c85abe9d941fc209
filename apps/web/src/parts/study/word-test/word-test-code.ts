import type { ComponentType } from 'react';
import { createStore } from '../../../lib/store.js';
import type { TestSession } from '../test-session.js';

type TestDialog = ComponentType<{ session: TestSession }>;

/** The code of the dialog, in a chunk: null until a test is likely. */
export const testDialog = createStore<{ Dialog: TestDialog } | null>(null);

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  try {
    const { WordTestDialog } = await import('./word-test-dialog.js');
    testDialog.set({ Dialog: WordTestDialog });
  } catch (cause) {
    loading = undefined; // the next attempt asks again
    throw cause;
  }
}

export function loadTest(): Promise<void> {
  loading ??= load();
  return loading;
}

/** Loads the code ahead. A failure is met again, and said, when the dialog opens. */
export const preloadTest = (): void => void loadTest().catch(() => {});

/** For a button that opens the dialog: the code is loaded while the pointer or the focus is still on the button. */
export const testPreload = { onPointerEnter: preloadTest, onFocus: preloadTest };
