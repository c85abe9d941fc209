import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent, page as view } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { acting } from '../../test/acting.js';
import { covered } from '../../test/with-toast.js';
import { Toaster } from './toaster.js';
import { dismissToast, toast, toasts } from './toasts.js';

// What renders toasts is loaded with the first one, in real time.
beforeAll(async () => {
  const { unmount } = await render(<Toaster />);
  toast({ text: '첫 알림', durationMs: null });
  await vi.waitFor(() => expect(document.querySelector('section')).not.toBeNull(), { timeout: 15_000 });
  toasts.set([]);
  await unmount();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  toasts.set([]);
});

async function page() {
  const screen = await render(
    <>
      <button type="button">앞</button>
      <Toaster />
    </>,
  );
  await screen.getByRole('button', { name: '앞' }).hover(); // away from where toasts come
  const stack = () => screen.getByRole('status');
  const shown = () => [...stack().element().querySelectorAll('p')].map((row) => row.textContent);
  return { screen, stack, shown };
}
const show = (...wishes: Parameters<typeof toast>[0][]) =>
  acting(() => {
    for (const wish of wishes) toast(wish);
  });
const wait = (ms: number) => acting(() => vi.advanceTimersByTime(ms));
/** React renders that the pointer came or went when it is next idle. Only then a toast's time stops or goes on. */
const timers = () => expect.poll(() => vi.getTimerCount());

test('the region is there before its first toast', async () => {
  const { stack } = await page();
  expect(stack().element().textContent).toBe('');
});

test('a toast leaves after its time, one that waits for an answer does not', async () => {
  const { shown } = await page();
  await show(
    { text: '저장했어요', durationMs: 4000 },
    { text: '삭제하지 못했어요', kind: 'problem', durationMs: null },
  );
  expect(shown()).toEqual(['저장했어요', '삭제하지 못했어요']);
  await wait(3999);
  expect(shown()).toEqual(['저장했어요', '삭제하지 못했어요']);
  await wait(1);
  expect(shown()).toEqual(['삭제하지 못했어요']);
  await wait(3_600_000);
  expect(shown()).toEqual(['삭제하지 못했어요']);
});

test('three at most: the oldest that would leave anyway makes room', async () => {
  const { shown } = await page();
  await show(
    { text: '가', durationMs: null },
    { text: '나', durationMs: 4000 },
    { text: '다', durationMs: 4000 },
    { text: '라', durationMs: 4000 },
  );
  expect(shown()).toEqual(['가', '다', '라']);
  await show({ text: '마', durationMs: null }, { text: '바', durationMs: null }, { text: '사', durationMs: null });
  expect(shown()).toEqual(['마', '바', '사']);
});

test('its action runs once and takes it away', async () => {
  const retry = vi.fn();
  const { screen, shown } = await page();
  await show({ text: '빼지 못했어요', durationMs: null, action: { label: '다시 시도', run: retry } });
  await screen.getByRole('button', { name: '다시 시도' }).click();
  expect(retry).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

test('its time stands still under the focus', async () => {
  const { screen, shown } = await page();
  await show({ text: '저장했어요', durationMs: 4000, action: { label: '되돌리기', run: () => {} } });
  await wait(3000);
  await acting(() => (screen.getByRole('button', { name: '되돌리기' }).element() as HTMLElement).focus());
  await wait(60_000);
  expect(shown()).toEqual(['저장했어요']);
  await acting(() => (screen.getByRole('button', { name: '앞' }).element() as HTMLElement).focus());
  await wait(999);
  expect(shown()).toEqual(['저장했어요']);
  await wait(1);
  expect(shown()).toEqual([]);
});

test('its time stands still under the pointer', async () => {
  const { screen, shown } = await page();
  await show({ text: '저장했어요', durationMs: 4000 });
  await screen.getByText('저장했어요').hover();
  await timers().toBe(0);
  await wait(60_000);
  expect(shown()).toEqual(['저장했어요']);
  await screen.getByRole('button', { name: '앞' }).hover();
  await timers().toBe(1);
  await wait(4000);
  expect(shown()).toEqual([]);
});

test('a toast takes no focus; F6 goes there and back; Escape there closes the newest', async () => {
  const { screen, shown } = await page();
  const before = screen.getByRole('button', { name: '앞' });
  (before.element() as HTMLElement).focus();
  await show({ text: '가', durationMs: null }, { text: '나', durationMs: null });
  await expect.element(before).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  expect(shown()).toEqual(['가', '나']);
  await userEvent.keyboard('{F6}');
  await expect.element(screen.getByRole('region', { name: '알림' })).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect.element(before).toHaveFocus();

  await userEvent.keyboard('{F6}{Escape}');
  expect(shown()).toEqual(['가']);
  await expect.element(screen.getByRole('region', { name: '알림' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(shown()).toEqual([]);
  await expect.element(before).toHaveFocus();
});

test('a toast that is closed by the program while its button has the focus leaves the focus in the stack', async () => {
  const { screen } = await page();
  const ids: number[] = [];
  await acting(() => {
    ids.push(toast({ text: '가', durationMs: null, action: { label: '다시 시도', run: () => {} } }));
    ids.push(toast({ text: '나', durationMs: null }));
  });
  (screen.getByRole('button', { name: '다시 시도' }).element() as HTMLElement).focus();
  await acting(() => dismissToast(ids[0] ?? 0));
  await expect.element(screen.getByRole('region', { name: '알림' })).toHaveFocus();
});

/** Adds an element at the lower edge, where toasts are. */
function atLowerEdge(html: string): HTMLElement {
  const added = document.createElement('div');
  added.style.cssText = 'position: fixed; inset: auto 0 0; height: 180px; display: grid';
  added.innerHTML = html;
  document.body.append(added);
  onTestFinished(() => added.remove());
  return added;
}

test.each([
  [390, 664],
  [1280, 800],
])('at %i×%i a toast leaves the place of a main action that comes after it', async (width, height) => {
  await view.viewport(width, height);
  onTestFinished(() => view.viewport(1280, 800));
  const { screen, shown } = await page();
  await show({ text: '저장했어요', durationMs: null });
  expect(shown()).toEqual(['저장했어요']);
  const action = atLowerEdge('<button type="button" data-main>다음 문제</button>');
  await expect.poll(covered).toEqual([]);
  expect(stackAt(screen.container)).toBe('top');

  // Where it went it stays: what goes away is no reason to move.
  action.remove();
  await new Promise(requestAnimationFrame);
  expect(stackAt(screen.container)).toBe('top');
});

test('a toast leaves the place of a main action that grows or comes into view below it', async () => {
  await page();
  await show({ text: '저장했어요', durationMs: null });
  const action = atLowerEdge('<button type="button" data-main hidden>다음 문제</button>');
  await new Promise(requestAnimationFrame);
  action.querySelector('button')!.hidden = false;
  await expect.poll(covered).toEqual([]);
});
const stackAt = (container: Element) => container.querySelector('[role=status]')?.getAttribute('data-at') ?? 'bottom';
