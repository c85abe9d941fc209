import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { acting } from './acting.js';

/**
 * Presses a button or a link as soon as it is there. `click()` goes to it with the pointer, and waits some frames until
 * it does not move, in a dialog that opens for a quarter of a second.
 */
export async function tap(one: Locator): Promise<void> {
  await expect.element(one).toBeInTheDocument();
  const element = one.element() as HTMLElement;
  element.focus({ preventScroll: true });
  await acting(() => element.click());
}
