import type { Page } from 'playwright-core';

/** The shortest time that the browser tells of. */
const LEAST_MS = 16;

/** Notes how long the screen takes to follow each press and key, from the page's beginning on. */
export async function noteInputs(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const slow: number[] = [];
    Object.assign(globalThis, { slow });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slow.push(duration);
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, LEAST_MS);
}

/** Forgets what was noted so far. */
export const forgetInputs = (page: Page): Promise<void> =>
  page.evaluate(() => void (globalThis as unknown as { slow: number[] }).slow.splice(0));

/** The slowest of what was noted, in milliseconds (INP; the browser rounds to 8). */
export async function slowestInput(page: Page): Promise<number> {
  const durations = await page.evaluate(() => (globalThis as unknown as { slow: number[] }).slow);
  return Math.max(LEAST_MS, ...durations);
}
