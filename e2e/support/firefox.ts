import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { firefoxDoor } from '../engines/firefox-launch.js';
import { typingIntoPages } from '../engines/firefox-typing.js';
import { painted } from './observe.js';

/** Checks whether the browser is Firefox, which has no DevTools protocol of Chromium's. */
export const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

type Preferences = Readonly<Record<string, number | null>>;

/** Sets preferences of Firefox, for all its pages; a null is what Firefox has by itself. */
function prefer(preferences: Preferences): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath: firefoxDoor, method: 'PUT' }, async (answer) => {
      const problem = await text(answer);
      if (answer.statusCode === 204) resolve();
      else reject(new Error(problem));
    });
    sent.once('error', reject);
    sent.end(JSON.stringify(preferences));
  });
}

/** Languages whose size of text Firefox has apart. */
const LANGUAGES = ['ko', 'ja', 'x-western', 'x-unicode'];

/** The reader's own text size in per cent, as a preference. */
export async function setTextSizeOfFirefox(page: Page, percent: number): Promise<void> {
  const size = (px: number) => Math.round((px * percent) / 100);
  const sizes = LANGUAGES.flatMap((language) => [
    [`font.size.variable.${language}`, size(16)],
    [`font.size.monospace.${language}`, size(13)],
  ]);
  await prefer(Object.fromEntries(sizes));
  await painted(page);
}

/** Media of which Playwright tells Firefox nothing. */
const mediaOf = ({ reducedMotion, forcedColors }: Parameters<Page['emulateMedia']>[0] & object): Preferences => ({
  ...(reducedMotion !== undefined && { 'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0 }),
  ...(forcedColors !== undefined && {
    'ui.useAccessibilityTheme': forcedColors === 'active' ? 1 : 0,
    'browser.display.document_color_use': forcedColors === 'active' ? 2 : 0,
  }),
});

/** Preferences that a journey may have set, as Firefox has them by itself. */
const USUAL: Preferences = {
  ...mediaOf({ reducedMotion: 'no-preference', forcedColors: 'none' }),
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) => [
      [`font.size.variable.${language}`, null],
      [`font.size.monospace.${language}`, null],
    ]),
  ),
};

/** Makes `tap` press with the mouse: Playwright has no finger for Firefox, and taps nothing there. */
function tapping(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as { tap: unknown; click: unknown };
  locators.tap = locators.click;
}

/** Makes `emulateMedia` set all that a journey may, and waits until the page is drawn so. */
function emulatingMedia(page: Page, usual: Parameters<Page['emulateMedia']>[0] & object): Promise<void> {
  const emulate = page.emulateMedia.bind(page);
  page.emulateMedia = async (options = {}) => {
    await emulate(options);
    await prefer(mediaOf(options));
    await painted(page);
  };
  return prefer({ ...USUAL, ...mediaOf(usual) });
}

/**
 * Takes the elements that ARIA attributes name (`ariaLabelledByElements`) from the page: Firefox 153 ends the process of
 * a page that axe asks for them once Playwright, which has a world of its own, asks for them too. Both read the
 * attributes then.
 */
const withoutElementsOfAria = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of Object.keys(Element.prototype)) {
      if (/^aria.*Elements?$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
    }
  });

/** A page of Firefox that takes what the journeys do, and begins as a fresh Firefox. */
export async function firefoxPage(page: Page, media: Parameters<Page['emulateMedia']>[0] & object): Promise<Page> {
  await typingIntoPages(page.context());
  await withoutElementsOfAria(page);
  tapping(page);
  await emulatingMedia(page, media);
  return page;
}
