import type { Page } from '@playwright/test';

/** A page that is not hydrated after this time, since its script does not come, is used as it is. */
const TIMEOUT_MS = 5000;

/**
 * Waits until the script has hydrated what the server rendered: its elements are React's, and a list is as long as its
 * words. Before that a key would move a page that is about to grow.
 */
async function hydrated(page: Page): Promise<void> {
  const isOver = () => {
    const shown = document.getElementById('root')?.lastElementChild;
    const lists = document.querySelectorAll<HTMLElement>('main [data-cards]');
    return (
      !shown ||
      (Object.keys(shown).some((key) => key.startsWith('__react')) && [...lists].every(({ style }) => style.height))
    );
  };
  await page.waitForFunction(isOver, undefined, { timeout: TIMEOUT_MS }).catch(() => {});
}

/**
 * Makes `goto` and `reload` wait until the page is hydrated, except where the caller says what to wait for. They do
 * not wait for the last picture of the page: nobody does before they use it.
 */
export function awaitingHydration(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, { waitUntil: 'domcontentloaded', ...options });
    if (!options?.waitUntil) await hydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload({ waitUntil: 'domcontentloaded', ...options });
    if (!options?.waitUntil) await hydrated(page);
    return response;
  };
  return page;
}
