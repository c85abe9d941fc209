import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { setWindow } from '../../../test/set-window.js';
import {
  address,
  box,
  checkedMode,
  count,
  fakeServer,
  leavePages,
  renderPages,
  said,
  type,
} from '../words.test-kit.js';

let submits = 0;
const onSubmit = () => submits++;

beforeEach(async () => {
  await setWindow(1280, 800);
  submits = 0;
  addEventListener('submit', onSubmit, true);
  fakeServer({ '': 721, 하: 3, 하나: 2 });
  await renderPages('/?page=1');
  await expect.poll(count).toBe('단어 721개');
});
afterEach(() => {
  removeEventListener('submit', onSubmit, true);
  document.querySelector('dialog')?.remove();
  leavePages();
  vi.restoreAllMocks();
});

const radios = () => [...document.querySelectorAll<HTMLElement>('[role=radio]')];

/** A syllable being composed, as the input method of the system sends it. */
const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
const commit = (text: string) => cdp().send('Input.insertText', { text });
const enterWhileComposing = () =>
  cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 });

test('a syllable is searched while it is being composed', async () => {
  box().focus();
  await compose('하');
  await expect.poll(address).toBe('/?m=pron&q=하');
  await expect.poll(count).toBe('3개 찾았어요');
});

test('the Enter that ends a composition does not submit, the next one does', async () => {
  box().focus();
  await compose('하나');
  await enterWhileComposing();
  await commit('하나');
  await expect.poll(() => box().value).toBe('하나');
  expect(submits).toBe(0);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => submits).toBe(1);
});

test("nor does Safari's, which comes after the composition", async () => {
  box().focus();
  type('하나');
  box().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  const enter = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true });
  box().dispatchEvent(enter);
  expect(enter.defaultPrevented).toBe(true); // what a browser would submit on
  expect(submits).toBe(0);
});

test('the toggle is one tab stop; arrows move and select, and wrap; Home and End go to the ends', async () => {
  expect(radios().filter((radio) => radio.tabIndex === 0)).toHaveLength(1);
  radios()[0]?.focus();
  for (const [key, mode] of [
    ['{ArrowRight}', '뜻으로'],
    ['{ArrowRight}', '발음으로'],
    ['{ArrowLeft}', '뜻으로'],
    ['{ArrowUp}', '발음으로'],
    ['{ArrowDown}', '뜻으로'],
    ['{Home}', '발음으로'],
    ['{End}', '뜻으로'],
    ['{End}', '뜻으로'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(checkedMode).toBe(mode);
    expect(document.activeElement?.textContent).toBe(mode);
  }
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(box());
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement?.textContent).toBe('뜻으로');
});

test.each(['{ArrowLeft}', '{ArrowRight}'])('%s switches the mode from the page and from the empty box', async (key) => {
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard(key);
  await expect.poll(checkedMode).toBe('뜻으로');
  await expect.poll(said).toBe('뜻으로');
  box().focus();
  await userEvent.keyboard(key);
  await expect.poll(checkedMode).toBe('발음으로');
  expect(document.activeElement).toBe(box());
});

test('in a text arrows move the caret', async () => {
  await userEvent.fill(box(), '하나');
  for (const [key, caret] of [
    ['{ArrowLeft}', 1],
    ['{ArrowRight}', 2],
  ] as const) {
    await userEvent.keyboard(key);
    expect(box().selectionStart).toBe(caret);
  }
  expect(checkedMode()).toBe('발음으로');
});

test.each<[string, () => unknown]>([
  [
    'in the box with a text',
    () => {
      box().focus();
      type('하나');
    },
  ],
  ['in another text field', () => document.querySelector<HTMLElement>('nav input')?.focus()],
  [
    'with a dialog open',
    () => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.append(document.createElement('button'));
      dialog.showModal();
    },
  ],
])('%s arrows keep the mode', async (_, prepare) => {
  await prepare();
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
  expect(new URLSearchParams(location.search).get('m')).not.toBe('meaning');
  expect(checkedMode()).toBe('발음으로');
});

test.each(['Control', 'Alt', 'Meta', 'Shift'])('%s with an arrow keeps the mode', (modifier) => {
  const arrow = {
    key: 'ArrowRight',
    bubbles: true,
    [`${modifier === 'Control' ? 'ctrl' : modifier.toLowerCase()}Key`]: true,
  };
  document.body.dispatchEvent(new KeyboardEvent('keydown', arrow));
  radios()[0]?.dispatchEvent(new KeyboardEvent('keydown', arrow));
  box().dispatchEvent(new KeyboardEvent('keydown', arrow));
  expect(location.search).toBe('?page=1');
});

test('arrows that belong to a composition keep the mode', () => {
  for (const where of [document.body, box()]) {
    where.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', isComposing: true, bubbles: true }));
    where.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', keyCode: 229, bubbles: true }));
  }
  expect(location.search).toBe('?page=1');
});

test('"/" goes to the box from the page, and is a letter in it', async () => {
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(box());
  expect(box().value).toBe('');
  await userEvent.keyboard('/');
  expect(box().value).toBe('/');
});

test('a text that was in the box is selected when "/" leads back to it', async () => {
  type('하');
  radios()[0]?.focus();
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(box());
  await userEvent.keyboard('12');
  expect(box().value).toBe('12');
});
