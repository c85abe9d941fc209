import type { CDPSession, Locator, Page } from '@playwright/test';
import { isFirefox, setTextSizeOfFirefox } from './firefox.js';

/** `npm run test:full` */
export const full = Boolean(process.env.E2E_FULL);

/**
 * Every width at which something changes, and those on both sides of it (docs/product/criteria.md#no-sideways-scroll).
 */
export const widths = [320, 360, 390, 639, 640, 768, 769, 1023, 1024, 1280, 1920];

/** The widths that `npm test` looks at; all of them in `npm run test:full`. */
export const usualWidths = full ? widths : [390, 1280];

/**
 * The widths at which each layout has least room: what does not fit or gets too small does so here. All widths in `npm
 * run test:full`.
 */
export const tightWidths = full ? widths : [320, 640, 769, 1024];

/** Phones as they are held, with the bars of their browser and without. */
export const phones = [
  { width: 390, height: 664 },
  { width: 412, height: 780 },
  { width: 390, height: 844 },
] as const;

export const setWidth = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: width < 640 ? 844 : 900 });

/** Both widths and both themes, once each: what a page draws never depends on a width and a theme together. */
export const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** Looks at the page at both widths and in both themes; `place` says in which. The page is restored at the end. */
export async function inBothLooks(page: Page, look: (place: string) => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    await setWidth(page, width);
    await look(`at ${width} px, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  if (size) await page.setViewportSize(size);
}

/** Kept open, since what a session sets ends with it, or with the next visit. */
const sessions = new WeakMap<Page, CDPSession>();

/** The reader's own text size in per cent, as set in the browser, on this page and all that follow it. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  if (isFirefox(page)) return setTextSizeOfFirefox(page, percent);
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const size = (px: number) => Math.round((px * percent) / 100);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size(16), fixed: size(13) } });
}

export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/**
 * The things that can be pressed and are smaller than `least` in either direction. A hidden radio button or check box
 * counts with its label; a link in the middle of a sentence is as high as the sentence's line.
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((least) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, summary')) {
      const target = element.closest('label') ?? element;
      const inSentence =
        getComputedStyle(element).display === 'inline' &&
        element.textContent?.trim() !== element.parentElement?.textContent?.trim();
      if (!target.checkVisibility() || inSentence) continue;
      const { width, height } = target.getBoundingClientRect();
      if (width < least || height < least) found.push(`${target.outerHTML.slice(0, 120)}: ${width} × ${height}`);
    }
    return found;
  }, least);

/** Buttons whose label is cut off or does not stay on one line. */
export const crampedButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const button of document.querySelectorAll<HTMLElement>('button')) {
      if (!button.checkVisibility()) continue;
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = button;
      if (scrollHeight > clientHeight || scrollWidth > clientWidth) {
        found.push(
          `${button.outerHTML.slice(0, 120)}: ${scrollWidth}/${clientWidth} × ${scrollHeight}/${clientHeight}`,
        );
      }
    }
    return found;
  });

/** All that does not fit: what scrolls sideways, is too small to press, or is cut. */
export async function misfits(page: Page): Promise<string[]> {
  const [sideways, small, cramped] = await Promise.all([
    sidewaysScroll(page),
    smallTargets(page, 24),
    crampedButtons(page),
  ]);
  return [...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []), ...small, ...cramped];
}

/** Long enough for a layout to settle on a busy machine; a failure of many does not take minutes. */
export const soon = (message: string) => ({ message, timeout: 10_000 });

/** The place of something on the screen, in CSS pixels; throws where it is not drawn. */
export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the screen`);
  return box;
};

/** Two boxes that do not overlap. */
export const apart = (a: { x: number; y: number; width: number; height: number }, b: typeof a) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
