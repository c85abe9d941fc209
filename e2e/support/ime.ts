import type { Locator, Page } from '@playwright/test';

/**
 * Composes Hangul as a Korean IME does: the text stands in the box as an unfinished composition, Enter (which arrives as
 * keyCode 229 while composing) commits it. Verified on Chromium 156.
 */
export async function composeHangul(page: Page, text: string, { commitWithEnter = true } = {}): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  if (commitWithEnter) {
    await client.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    });
  }
  await client.send('Input.insertText', { text });
  await client.detach();
}

/** Leaves the text in the box as an unfinished composition, as between two key presses. */
export async function composing(page: Page, text: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await client.detach();
}

/**
 * Safari's order: the composition ends first, then Enter comes with keyCode 229 and isComposing false. Answers whether
 * the page kept the browser from doing what Enter does.
 */
export const safariEnter = (box: Locator): Promise<boolean> =>
  box.evaluate((element) => {
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    const enter = { key: 'Enter', keyCode: 229, which: 229, bubbles: true, cancelable: true };
    return !element.dispatchEvent(new KeyboardEvent('keydown', enter));
  });
