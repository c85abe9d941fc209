import { expect, type Page } from '@playwright/test';
import { hold } from './keyboard.js';

type Watched = { hiddenFocus: () => string | null; hidden: string[] };

/**
 * Installs `hiddenFocus` in a page: it returns the focused element if it is invisible or covered. Before each key its
 * result is added to `hidden`.
 */
function watchFocus(): void {
  const watched = window as unknown as Watched;
  watched.hidden = [];
  watched.hiddenFocus = () => {
    const focus = document.activeElement;
    if (!(focus instanceof HTMLElement) || focus === document.body || focus.tagName === 'MAIN') return null;
    const seen = focus.closest('label') ?? focus;
    const { left, top, width, height } = seen.getBoundingClientRect();
    if (width < 2 || height < 2) return null; // the skip link before it has the focus, or a hidden box of a label
    const lines = [...seen.getClientRects()];
    const isThere = lines.some((line) => {
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
      const over = document.elementFromPoint(x, y);
      return over !== null && (seen.contains(over) || over.contains(seen) || over.closest('label') === seen);
    });
    return isThere ? null : `${focus.outerHTML.slice(0, 120)} at ${left},${top} ${width}×${height}`;
  };
  const note = () => {
    // What slides in with the focus and out again, as the skip link does, does so at once.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const hidden = watched.hiddenFocus();
    if (hidden) watched.hidden.push(hidden);
  };
  addEventListener('keydown', note, { capture: true });
}

const hiddenFocus = (page: Page) => page.evaluate(() => (window as unknown as Watched).hiddenFocus());

const STOPS_MAX = 45;

/**
 * Finds the tab stops that are out of sight. It holds Tab down first, which is much faster than single presses. A page
 * on which that finds one, perhaps because it was still moving, is opened again and walked stop by stop.
 */
export async function stopsOutOfSight(page: Page, open: () => Promise<void>): Promise<string[]> {
  await page.evaluate(watchFocus);
  await hold(page, 'Tab', STOPS_MAX);
  const seen = await page.evaluate(() => (window as unknown as Watched).hidden.length);
  if (seen === 0 && (await hiddenFocus(page)) === null) return [];
  await open();
  await page.evaluate(watchFocus);
  return oneByOne(page);
}

/** Stops of Tab that are out of sight, each given its time. */
async function oneByOne(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    const found = await hiddenFocus(page);
    if (found)
      await expect
        .poll(() => hiddenFocus(page), { timeout: 2000 })
        .toBeNull()
        .catch(() => hidden.push(found));
  }
  return hidden;
}
