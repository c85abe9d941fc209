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

/**
 * Composes by the events of a composition and the editing commands of the page: Firefox lets nobody compose from
 * outside, and asks no input method while it is driven.
 */
export async function composeByScript(page: Page, text: string): Promise<void> {
  for (const [index, step] of stepsOf(text).entries()) {
    await page.evaluate(
      ({ step, isFirst, before }) => {
        const box = document.activeElement as HTMLInputElement;
        const tell = (type: string) => box.dispatchEvent(new CompositionEvent(type, { bubbles: true, data: step }));
        const key = { key: 'Process', keyCode: 229, isComposing: !isFirst, bubbles: true };
        box.dispatchEvent(new KeyboardEvent('keydown', key));
        if (isFirst) tell('compositionstart');
        tell('compositionupdate');
        // What was there stays; the composition begins in the place of what is selected.
        const end = box.selectionEnd!;
        box.setSelectionRange(isFirst ? box.selectionStart : end - before.length, end);
        document.execCommand('insertText', false, step);
      },
      { step, isFirst: index === 0, before: stepsOf(text)[index - 1] ?? '' },
    );
  }
}

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
