import { page } from 'vitest/browser';

/** Makes the window so large. Asked before each test, this costs nothing where it is so already. */
export async function setWindow(width: number, height: number): Promise<void> {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}
