import type { Page } from '@playwright/test';

/** A clock is stopped in the future only; on a machine under load the page's time runs on while it is asked. */
const AHEAD_MS = 60_000;

/**
 * Stops the page's timers, a minute on from now; `page.clock.runFor` moves them on. The clock was installed before the
 * page opened. What the page does later than at once (writes to the clipboard, calls, loads code) has to be seen on the
 * page before the clock is moved: the timer that it starts counts from there.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + AHEAD_MS);
}
