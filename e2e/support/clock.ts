import type { Page } from '@playwright/test';
import type { OwnProduct } from './own-product.js';

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

/** The time of a journey, for its server and its browser alike. */
export type Time = {
  /**
   * Lets so many seconds pass. Timers of the page that are due by then run once, as after a sleep; `meanwhile` comes
   * before them.
   */
  pass: (seconds: number, meanwhile?: () => Promise<unknown>) => Promise<void>;
};

/** From now on it is so late for the server and the page; the page is opened after that. */
export async function timeFrom(page: Page, product: OwnProduct, moment: string): Promise<Time> {
  let ahead = Math.round((Date.parse(moment) - Date.now()) / 1000);
  await product.moveClock(ahead);
  await page.clock.install({ time: new Date(moment) });
  return {
    pass: async (seconds, meanwhile) => {
      ahead += seconds;
      await product.moveClock(ahead);
      await meanwhile?.();
      await page.clock.fastForward(seconds * 1000);
    },
  };
}
