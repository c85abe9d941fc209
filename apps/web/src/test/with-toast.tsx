import { expect, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { coveredBy } from '../ui/toast/toast-placement.js';
import { Toaster } from '../ui/toast/toaster.js';
import { toast, toasts } from '../ui/toast/toasts.js';
import { acting } from './acting.js';

const stack = () => document.querySelector('[role=status] section');

/** The main actions, and the focus, that the toasts in view cover. */
export const covered = (): readonly string[] | null => {
  const shown = stack();
  return shown && coveredBy(shown).map((element) => element.textContent?.trim() || element.outerHTML);
};

/** Shows a toast over what is drawn, and returns what it covers of main actions and the focus. */
export async function coveredByToast({ hasToaster = false } = {}): Promise<readonly string[] | null> {
  if (!hasToaster) await render(<Toaster />);
  onTestFinished(() => toasts.set([]));
  await acting(() => {
    toasts.set([]);
    toast({ text: 'text', durationMs: null, action: { label: 'action', run: () => {} } });
  });
  await expect.poll(stack, { timeout: 15_000 }).not.toBeNull();
  await acting(() => {});
  return covered();
}
