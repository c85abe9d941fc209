import type { Page } from '@playwright/test';

/** Stops the page's timers where they are; `page.clock.runFor` moves them on. The clock was installed before the page opened. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
