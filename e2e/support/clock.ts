import type { Page } from '@playwright/test';

/** A clock can only be stopped in the future, and under load the page's time runs on while it is being stopped. */
const AHEAD_MS = 60_000;

/**
 * The moment at which journeys of members begin that name none of their own. `TEST_NOW` is another one, to try them
 * with.
 */
export const usualNow = process.env.TEST_NOW ?? '2026-11-21T12:00:00+09:00';

/** The timers of a page: what it does after a while can be made to come at once, or not at all. */
export type Timers = {
  /**
   * Stops them, a minute on from now. What the page does later than at once (writes to the clipboard, calls, loads
   * code) has to be seen on the page before time goes on: the timer that it starts counts from there.
   */
  stop: () => Promise<void>;
  /** Lets a number of milliseconds pass for stopped timers. */
  run: (ms: number) => Promise<void>;
  resume: () => Promise<void>;
};

/** The timers of a page whose clock is installed. */
export const timersOf = (page: Page): Timers => ({
  stop: async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + AHEAD_MS);
  },
  run: (ms) => page.clock.runFor(ms),
  resume: () => page.clock.resume(),
});

/** The time of a journey, one for its server and its browser. */
export type Time = {
  /**
   * Lets a number of seconds pass. Timers of the page that are due by then run once, as after a sleep; `meanwhile`
   * comes before them.
   */
  pass: (seconds: number, meanwhile?: () => Promise<unknown>) => Promise<void>;
};

/** Sets the clocks of server and page to a moment. Nothing else moves a clock that shows in a date. */
export async function timeFrom(page: Page, url: string, moment: string): Promise<Time> {
  let ahead = Math.round((Date.parse(moment) - Date.now()) / 1000);
  await moveServer(url, ahead);
  await page.clock.install({ time: moment });
  return {
    pass: async (seconds, meanwhile) => {
      ahead += seconds;
      await moveServer(url, ahead);
      await meanwhile?.();
      await page.clock.fastForward(seconds * 1000);
    },
  };
}

/** Sets the server's time a number of seconds ahead of the real time. */
async function moveServer(url: string, seconds: number): Promise<void> {
  const answer = await fetch(`${url}/api/test/clock`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ shiftMs: seconds * 1000 }),
  });
  if (!answer.ok) throw new Error(`The server's clock does not move: ${answer.status}`);
}
