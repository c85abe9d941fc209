import type { Page } from 'playwright-core';

/** The shortest duration that the browser reports. */
const LEAST_MS = 16;

/** Records how long the screen takes to react to each press and key, from the beginning of the page on. */
export async function noteInputs(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const slow: number[] = [];
    Object.assign(globalThis, { slow });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slow.push(duration);
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, LEAST_MS);
}

/** Deletes the recorded durations. */
export const forgetInputs = (page: Page): Promise<void> =>
  page.evaluate(() => void (globalThis as unknown as { slow: number[] }).slow.splice(0));

/** The longest recorded duration in milliseconds (INP; the browser rounds to 8). */
export async function slowestInput(page: Page): Promise<number> {
  const durations = await page.evaluate(() => (globalThis as unknown as { slow: number[] }).slow);
  return Math.max(LEAST_MS, ...durations);
}
