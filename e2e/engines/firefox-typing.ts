import type { BrowserContext } from '@playwright/test';

/**
 * Makes what Playwright puts into boxes of Firefox by itself (`fill`, and text that a keyboard has no keys for) an input
 * of the browser, as a person's is. Playwright sets the value in the page, of which a program that watches its boxes,
 * as React does, hears nothing.
 */
export const typingIntoPages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // The name under which Playwright calls it.
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      set: () => {},
    });
  });
