import { expect, type Locator, type Page } from '@playwright/test';

/** What screen readers are told in passing. */
export const announcement = (page: Page): Locator => page.locator('body > [aria-live=polite]');

/** Waits until the page has drawn what it was told: its observers of sizes and scrolling have run. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Waits until the window has left the top and moves no more: a press on a near page glides there. */
export async function arrived(page: Page): Promise<void> {
  const moves = async () => {
    const y = await scrollTop(page);
    await drawn(page);
    return y === 0 || (await scrollTop(page)) !== y;
  };
  await expect.poll(moves).toBe(false);
}

/** The element that has the focus. */
export const focused = (page: Page): Locator => page.locator(':focus');

/** The calls that the page makes from now on. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (call) => call.url().includes('/api/') && calls.push(call.url()));
  return calls;
}
