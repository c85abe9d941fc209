import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 120;
/** A second Enter within 0.3 s is taken for a double press. */
const PACE_MS = 350;

/** Goes on with Tab, or back, until something has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

/** Presses Enter at a person's pace. */
export async function enter(page: Page): Promise<void> {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), PACE_MS);
  await page.keyboard.press('Enter');
}
