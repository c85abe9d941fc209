import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 120;
/** More than a card can do. */
const MOST_PARTS = 15;
/** A second Enter within 0.3 s is taken for a double press. */
const PACE_MS = 350;

/**
 * Goes on with Tab, or back, until something has the focus, as a person without a mouse does. A card is one stop: what
 * it can do is reached with the arrows.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const focus = await focusSeenFrom(target);
    if (focus === 'on it' || (focus === 'in its card' && (await arrowTo(page, target)))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

/** Where the focus is: to find the target takes longer than to ask, so that both are asked at once. */
const focusSeenFrom = (target: Locator) =>
  target.evaluate((element) => {
    if (element === document.activeElement) return 'on it';
    return element.closest('[data-card]')?.contains(document.activeElement) ? 'in its card' : 'elsewhere';
  });

async function arrowTo(page: Page, target: Locator): Promise<boolean> {
  for (const arrow of ['ArrowRight', 'ArrowLeft']) {
    for (let part = 0; part < MOST_PARTS; part++) {
      const before = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press(arrow);
      const focus = await target.evaluate((element, before) => {
        if (element === document.activeElement) return 'on it';
        return before === document.activeElement ? 'where it was' : 'elsewhere';
      }, before);
      if (focus === 'on it') return true;
      if (focus === 'where it was') break; // on the last part, or there is none at all
    }
  }
  return false;
}

/** Goes to the search box by its key, once its part of the page has come to life. */
export const toSearchBox = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 });
  }).toPass();

/** When Enter was last pressed in a page by `enter`. */
const lastEnter = new WeakMap<Page, number>();

/** Presses Enter at a person's pace: some time after the last Enter, which may have been pressed otherwise. */
export async function enter(page: Page): Promise<void> {
  const due = (lastEnter.get(page) ?? performance.now()) + PACE_MS;
  await sleep(Math.max(0, due - performance.now()));
  await page.keyboard.press('Enter');
  lastEnter.set(page, performance.now());
}

/** Presses Enter after the time in which a person reads what the key before it has brought. */
export async function enterAfterReading(page: Page): Promise<void> {
  await sleep(PACE_MS);
  await page.keyboard.press('Enter');
}
