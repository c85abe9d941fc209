import { page } from 'vitest/browser';

/** Gives the window a size. It may be called before each test: where the window has that size, it costs nothing. */
export async function setWindow(width: number, height: number): Promise<void> {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}
