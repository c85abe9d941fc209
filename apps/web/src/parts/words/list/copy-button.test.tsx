import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { acting } from '../../../test/acting.js';
import { CopyButton } from './copy-button.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const live = () => document.querySelector('[data-announcer]')?.textContent;

async function press() {
  const { container } = await render(<CopyButton name="花" text="花 (はな) [하나] 꽃" />);
  const button = container.querySelector('button')!;
  await acting(() => button.click());
  return button;
}

const state = (button: Element) => [button.getAttribute('aria-label'), button.textContent];

test('copies its text and says so for 1.2 seconds', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const button = await press();
  expect(write).toHaveBeenCalledExactlyOnceWith('花 (はな) [하나] 꽃');
  expect(state(button)).toEqual(['花 복사했어요', '복사했어요']);

  vi.advanceTimersByTime(100);
  expect(live()).toBe('복사했어요');

  await acting(() => vi.advanceTimersByTime(1050));
  expect(state(button)).toEqual(['花 복사했어요', '복사했어요']);
  await acting(() => vi.advanceTimersByTime(100));
  expect(state(button)).toEqual(['花 복사하기', '']);
});

test('copying again restarts the time, and is said again', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const button = await press();
  await acting(() => vi.advanceTimersByTime(1000));
  expect(live()).toBe('복사했어요');
  await acting(() => button.click());
  expect(live()).toBe('');
  await acting(() => vi.advanceTimersByTime(1000));
  expect(live()).toBe('복사했어요');
  expect(state(button)).toEqual(['花 복사했어요', '복사했어요']);
  await acting(() => vi.advanceTimersByTime(250));
  expect(state(button)).toEqual(['花 복사하기', '']);
});

test('says nothing where the browser refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const command = vi.spyOn(document, 'execCommand').mockReturnValue(false);
  const button = await press();
  expect(command).toHaveBeenCalledOnce();
  expect(state(button)).toEqual(['花 복사하기', '']);
});

test('where pages have no clipboard object, the old command copies the same text', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new TypeError());
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), cancelable: true });
    document.dispatchEvent(event);
    copied = event.clipboardData?.getData('text/plain');
    return true;
  });
  let copied: string | undefined;
  const button = await press();
  expect(copied).toBe('花 (はな) [하나] 꽃');
  expect(state(button)).toEqual(['花 복사했어요', '복사했어요']);
});
