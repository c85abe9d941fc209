import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { acting } from '../../test/acting.js';
import { Hint, useHint } from './hint.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function Star() {
  const { shown, show } = useHint(1600);
  return (
    <>
      <button type="button" onClick={show}>
        저장
      </button>
      <Hint shown={shown}>로그인하면 쓸 수 있어요</Hint>
    </>
  );
}

const press = (container: Element) => acting(() => container.querySelector('button')?.click());
const wait = (ms: number) => acting(() => vi.advanceTimersByTime(ms));
const said = (container: Element) => container.querySelector('[role=status]')?.textContent;

test('a hint lasts its time from the last press', async () => {
  const { container } = await render(<Star />);
  expect(said(container)).toBeUndefined();

  await press(container);
  expect(said(container)).toBe('로그인하면 쓸 수 있어요');
  await wait(1599);
  expect(said(container)).toBe('로그인하면 쓸 수 있어요');

  await press(container);
  await wait(1599);
  expect(said(container)).toBe('로그인하면 쓸 수 있어요');
  await wait(1);
  expect(said(container)).toBeUndefined();
});

test('leaving the page while a hint is shown leaves no timer behind', async () => {
  const { container, unmount } = await render(<Star />);
  await press(container);
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});
