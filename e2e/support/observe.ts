import type { Locator, Page } from '@playwright/test';

/** Every text that an element comes to hold from now on, in order. */
export async function recordTexts(locator: Locator): Promise<() => Promise<string[]>> {
  const texts = await locator.evaluateHandle((element) => {
    const seen: string[] = [];
    const look = () => seen.push(element.textContent ?? '');
    new MutationObserver(look).observe(element, { childList: true, characterData: true, subtree: true });
    return seen;
  });
  return () => texts.jsonValue();
}

/** How often a form was sent from now on. */
export async function countSubmits(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle(() => {
    const sent = { times: 0 };
    addEventListener('submit', () => sent.times++, true);
    return sent;
  });
  return async () => (await count.jsonValue()).times;
}

/** What screen readers are told in passing. */
export const announcement = (page: Page): Locator => page.locator('body > [aria-live=polite]');

/** Until the page has drawn what it has been told: its observers of sizes and scrolling have run. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** The element that has the focus. */
export const focused = (page: Page): Locator => page.locator(':focus');
