import { expect, type Locator, type Page } from '@playwright/test';
import { composeByScript, endComposition, setComposition } from '../engines/compose.js';
import { isFirefox } from './firefox.js';

/**
 * Composes Hangul as a Korean IME does: the text stands in the box as an unfinished composition, Enter (which arrives as
 * keyCode 229 while composing) commits it. Verified on Chromium 156.
 */
export async function composeHangul(page: Page, text: string, { commitWithEnter = true } = {}): Promise<void> {
  if (isFirefox(page)) {
    await composeByScript(page, text);
    await endComposition(page, text, commitWithEnter);
    return arrived(page, text);
  }
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
  await arrived(page, text);
  await client.detach();
}

/**
 * The browser takes the text of an input method without waiting for the page to have seen it. The page may show its
 * own form of it (a digit of full width as a digit).
 */
const arrived = (page: Page, text: string) =>
  expect
    .poll(async () => (await page.locator(':focus').inputValue()).normalize('NFKC'), 'the field with the focus')
    .toContain(text.normalize('NFKC'));

/** Leaves the text in the box as an unfinished composition, as between two key presses. */
export async function composing(page: Page, text: string): Promise<void> {
  if (isFirefox(page)) return setComposition(page, text);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await arrived(page, text);
  await client.detach();
}

/** Presses an arrow while an input method has the keys, which gives it the key code 229. */
export async function arrowOfInputMethod(page: Page, key: 'ArrowLeft' | 'ArrowRight'): Promise<void> {
  if (isFirefox(page)) {
    return page.evaluate((key) => {
      const press = { key, code: key, keyCode: 229, bubbles: true, cancelable: true };
      for (const type of ['keydown', 'keyup']) document.activeElement?.dispatchEvent(new KeyboardEvent(type, press));
    }, key);
  }
  const client = await page.context().newCDPSession(page);
  const arrow = { key, code: key, windowsVirtualKeyCode: 229 };
  await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...arrow });
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...arrow });
  await client.detach();
}

/**
 * Safari's order: the composition ends first, then Enter comes with keyCode 229 and isComposing false. Returns whether
 * the page kept the browser from doing what Enter does.
 */
export const safariEnter = (box: Locator): Promise<boolean> =>
  box.evaluate((element) => {
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    const enter = { key: 'Enter', keyCode: 229, which: 229, bubbles: true, cancelable: true };
    return !element.dispatchEvent(new KeyboardEvent('keydown', enter));
  });
