import { expect, type Locator, type Page } from '@playwright/test';

/** The announcement that screen readers hear in passing. */
export const announcement = (page: Page): Locator => page.locator('body > [aria-live=polite]');

/** Waits until the page has painted what it was told: its observers of sizes and scrolling have run. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Waits until the window has left the top and moves no more: a press on a near page glides there. */
export async function arrived(page: Page): Promise<void> {
  const moves = async () => {
    const y = await scrollTop(page);
    await painted(page);
    return y === 0 || (await scrollTop(page)) !== y;
  };
  await expect.poll(moves).toBe(false);
}

/** The element that has the focus. */
export const focused = (page: Page): Locator => page.locator(':focus');

/** The calls that the page makes from now on, or those of one kind. */
export function watchCalls(page: Page, isOne = (url: URL) => url.pathname.startsWith('/api/')): URL[] {
  const calls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isOne(url)) calls.push(url);
  });
  return calls;
}
