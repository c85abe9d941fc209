import type { Page } from '@playwright/test';

/** A page whose program does not come is looked at as it is. */
const PATIENCE_MS = 5000;

/**
 * Waits until the program has taken over what the server drew: its elements are React's, and a list is as long as its
 * words. Before that a key would move a page that is about to grow.
 */
async function takenOver(page: Page): Promise<void> {
  const isOver = () => {
    const shown = document.getElementById('root')?.lastElementChild;
    const lists = document.querySelectorAll<HTMLElement>('main [role=list]');
    return (
      !shown ||
      (Object.keys(shown).some((key) => key.startsWith('__react')) && [...lists].every(({ style }) => style.height))
    );
  };
  await page.waitForFunction(isOver, undefined, { timeout: PATIENCE_MS }).catch(() => {});
}

/**
 * Lets each step to an address end there, but one that says itself what it waits for. Nobody waits for the last picture
 * of a page before they use it.
 */
export function thenTakenOver(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, { waitUntil: 'domcontentloaded', ...options });
    if (!options?.waitUntil) await takenOver(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload({ waitUntil: 'domcontentloaded', ...options });
    if (!options?.waitUntil) await takenOver(page);
    return response;
  };
  return page;
}
