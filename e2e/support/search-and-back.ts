import { expect, type Page } from '@playwright/test';
import { toSearchBox } from './keyboard.js';
import { drawn, scrollTop } from './observe.js';

/** In a list that each key filters: Back from what was found, and clearing it, lead to the list and its place. */
export async function backToPlace(page: Page): Promise<void> {
  const box = page.getByRole('searchbox');
  await page.locator('main li').first().waitFor();
  await page.evaluate(() => scrollTo(0, 2000));
  await drawn(page);
  await drawn(page);
  const y = await scrollTop(page);
  await toSearchBox(page);
  await page.keyboard.type('na');
  await expect(page).toHaveURL(/q=na/);
  await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('');
  const expectPlace = () => expect.poll(async () => Math.abs((await scrollTop(page)) - y)).toBeLessThanOrEqual(2);
  await expectPlace();

  // The focus is where it was left, or the key of the search brings it there.
  if (!(await box.evaluate((element) => element === document.activeElement))) await toSearchBox(page);
  await page.keyboard.type('na');
  await expect(page).toHaveURL(/q=na/);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/q=/);
  await expectPlace();
}
