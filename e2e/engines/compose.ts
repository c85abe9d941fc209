import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { hangulToQwerty, normalise, qwertyToHangul } from '@utarang/domain/language';

const run = promisify(execFile);

const keysOf = (text: string): string[] => [...hangulToQwerty(normalise(text))];

/** The text as it stands in the box after each stroke: ㅌ, 타, 탑, 타베. */
const stepsOf = (text: string): string[] =>
  keysOf(text).map((_, index, keys) => qwertyToHangul(keys.slice(0, index + 1).join('')));

/** Composes as the DevTools of Chromium let one, without an input method. */
export async function composeByDevTools(page: Page, text: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const step of stepsOf(text)) {
    await client.send('Input.imeSetComposition', {
      text: step,
      selectionStart: step.length,
      selectionEnd: step.length,
    });
  }
  await client.detach();
}

/** Composes as a person does, stroke by stroke, by events. */
export async function composeByScript(page: Page, text: string): Promise<void> {
  for (const step of stepsOf(text)) await setComposition(page, step);
}

/**
 * Puts a text in the place of the unfinished composition in the box with the focus, or begins one, by the events of a
 * composition and the editing commands of the page: Firefox lets nobody compose from outside, and asks no input method
 * while it is driven.
 */
export const setComposition = (page: Page, text: string): Promise<void> =>
  page.evaluate((text) => {
    const box = document.activeElement as HTMLInputElement & { composed?: string };
    const tell = (type: string) => box.dispatchEvent(new CompositionEvent(type, { bubbles: true, data: text }));
    // What was there stays; the composition begins in the place of what is selected.
    const end = box.selectionEnd!;
    const composed = box.composed ?? '';
    const isFirst = composed === '' || !box.value.slice(0, end).endsWith(composed);
    const key = { key: 'Process', keyCode: 229, isComposing: !isFirst, bubbles: true };
    box.dispatchEvent(new KeyboardEvent('keydown', key));
    if (isFirst) tell('compositionstart');
    tell('compositionupdate');
    box.setSelectionRange(isFirst ? box.selectionStart : end - composed.length, end);
    document.execCommand('insertText', false, text);
    box.composed = text;
  }, text);

/** Ends the composition by the events that Firefox sends. */
export const endComposition = (page: Page, text: string, withEnter: boolean): Promise<void> =>
  page.evaluate(
    ({ text, withEnter }) => {
      const box = document.activeElement as HTMLElement & { composed?: string };
      const enter = { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true, cancelable: true };
      if (withEnter) box.dispatchEvent(new KeyboardEvent('keydown', enter));
      box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }));
      delete box.composed;
    },
    { text, withEnter },
  );

/** Chooses the input method of a desktop: the Korean one, or the plain keyboard. */
export async function chooseInput(input: 'hangul' | 'xkb:us::eng', env: NodeJS.ProcessEnv): Promise<void> {
  await run('ibus', ['engine', input], { env: { ...process.env, ...env } });
}

/** Presses the keys of a Korean keyboard on a desktop whose input method composes them. */
export async function composeByKeys(text: string, env: NodeJS.ProcessEnv, refocus: () => Promise<void>): Promise<void> {
  await chooseInput('hangul', env);
  // The box asks the method that was chosen when it next gets the focus.
  await refocus();
  await run('xdotool', ['key', '--delay', '40', ...keysOf(text)], { env: { ...process.env, ...env } });
}
