import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { acting } from './acting.js';

/**
 * Presses a button or a link as soon as it is there. `click()` of the browser's driver moves the pointer there and
 * waits until the element stands still: in a dialog that opens, a quarter of a second.
 */
export async function tap(target: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument();
  const element = target.element() as HTMLElement;
  element.focus({ preventScroll: true });
  await acting(() => element.click());
}
