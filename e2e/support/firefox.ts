import type { Page } from '@playwright/test';

/** Checks whether the browser is Firefox, which has no DevTools protocol of Chromium's. */
export const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

const insert = (page: Page, text: string): Promise<void> =>
  page.evaluate((each) => void document.execCommand('insertText', false, each), text);

/**
 * Makes `keyboard.type` and `insertText` tell the page of what is typed, as a person's keys do: what a keyboard has no
 * key for, Playwright puts into a box of Firefox in silence.
 */
export function typingIntoPage(page: Page): Page {
  const type = page.keyboard.type.bind(page.keyboard);
  page.keyboard.insertText = (text) => insert(page, text);
  page.keyboard.type = async (text, options) => {
    if (/^[ -~]*$/.test(text)) return type(text, options);
    for (const character of text) await insert(page, character);
  };
  return page;
}
