import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { enableShortcuts, isComposing, isTextField, useShortcut } from './keyboard.js';

afterEach(() => enableShortcuts(true));

// biome-ignore format: a table, to be read down
test.each([
  ['typing in a composition',              { isComposing: true,  keyCode: 13 },  true],
  ['Chrome’s key of an input method',      { isComposing: false, keyCode: 229 }, true],
  ['Safari’s Enter after compositionend',  { isComposing: false, keyCode: 229 }, true],
  ['Enter',                                { isComposing: false, keyCode: 13 },  false],
])('%s', (_, event, composing) => expect(isComposing(event)).toBe(composing));

// biome-ignore format: a table, to be read down
test.each([
  ['<input>',                            true],
  ['<input type="search">',              true],
  ['<input type="number">',              true],
  ['<textarea></textarea>',              true],
  ['<select></select>',                  true],
  ['<div contenteditable="true"></div>', true],
  ['<input type="checkbox">',            false],
  ['<input type="radio">',               false],
  ['<button></button>',                  false],
  ['<div></div>',                        false],
])('%s takes text: %s', (html, takes) => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  expect(isTextField(holder.firstElementChild)).toBe(takes);
});

function Page({ slash, arrow }: { slash: () => void; arrow: () => void }) {
  useShortcut('/', slash);
  useShortcut('ArrowLeft', arrow);
  return (
    <>
      <button type="button" onKeyDown={(event) => event.key === 'ArrowLeft' && event.preventDefault()}>
        메뉴
      </button>
      <input aria-label="검색어" />
      <dialog>
        <button type="button">확인</button>
      </dialog>
    </>
  );
}

async function page() {
  const slash = vi.fn();
  const arrow = vi.fn();
  const screen = await render(<Page slash={slash} arrow={arrow} />);
  const press = async (keys: string) => {
    slash.mockClear();
    arrow.mockClear();
    await userEvent.keyboard(keys);
    return [slash.mock.calls.length, arrow.mock.calls.length];
  };
  return { screen, press };
}

test('a shortcut works anywhere but in text, with modifiers, in a dialog and after another listener’s use', async () => {
  const { screen, press } = await page();
  expect(await press('/{ArrowLeft}')).toEqual([1, 1]);
  expect(await press('{Control>}/{ArrowLeft}{/Control}')).toEqual([0, 0]);
  expect(await press('{Shift>}/{ArrowLeft}{/Shift}')).toEqual([1, 0]);

  (screen.getByRole('button', { name: '메뉴' }).element() as HTMLElement).focus();
  expect(await press('/{ArrowLeft}')).toEqual([1, 0]);

  (screen.getByRole('textbox').element() as HTMLElement).focus();
  expect(await press('/{ArrowLeft}')).toEqual([0, 0]);

  screen.container.querySelector('dialog')?.showModal();
  expect(await press('/{ArrowLeft}')).toEqual([0, 0]);
});

test('those of one character can be turned off, named keys stay', async () => {
  const { press } = await page();
  enableShortcuts(false);
  expect(await press('/{ArrowLeft}')).toEqual([0, 1]);
  enableShortcuts(true);
  expect(await press('/{ArrowLeft}')).toEqual([1, 1]);
});

test('a page that is left takes its shortcuts along', async () => {
  const { screen, press } = await page();
  await screen.unmount();
  expect(await press('/{ArrowLeft}')).toEqual([0, 0]);
});
