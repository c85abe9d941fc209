import { openPhone, slowDown } from '../browse/phone.js';
import { VISIT_SLOWDOWN } from './visit.js';

const WORD = 'taberu';
const BETWEEN_MS = 150; // about as fast as a thumb types

/**
 * How long the screen takes to follow the slowest of some keys typed into the search box, in milliseconds (INP of the
 * keystrokes; the browser rounds to 8).
 */
export async function keystroke(address: URL): Promise<number> {
  const phone = await openPhone();
  const { page, browser } = phone;
  try {
    await page.addInitScript(() => {
      const slow: number[] = [];
      Object.assign(globalThis, { slow });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) slow.push(duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(address.href);
    await page.waitForLoadState('networkidle');
    await slowDown(phone, VISIT_SLOWDOWN);
    const box = page.getByRole('searchbox');
    await box.focus();
    await page.evaluate(() => void (globalThis as unknown as { slow: number[] }).slow.splice(0));
    await box.pressSequentially(WORD, { delay: BETWEEN_MS });
    await page.waitForLoadState('networkidle');
    const durations = await page.evaluate(() => (globalThis as unknown as { slow: number[] }).slow);
    return Math.max(16, ...durations); // the browser reports nothing quicker
  } finally {
    await browser.close();
  }
}
