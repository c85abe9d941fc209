import { wordPage } from '@utarang/messages';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ShareButton } from './share-button.js';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
});

const url = () => location.origin + location.pathname;

test.each([
  ['takes it', async () => {}],
  ['is put away', async () => Promise.reject(new DOMException('', 'AbortError'))],
])('the sheet of the device gets the address, and nothing is copied: %s', async (_, answer) => {
  const share = vi.fn(answer);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<ShareButton title="雨" />);
  await screen.getByRole('button', { name: wordPage.share }).click();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: '雨', url: url() });
  expect(copied).not.toHaveBeenCalled();
});

test('without one the address is copied', async () => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<ShareButton title="雨" />);
  await screen.getByRole('button', { name: wordPage.share }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith(url());
});
