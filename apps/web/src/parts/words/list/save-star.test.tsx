import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { acting } from '../../../test/acting.js';
import { renderAt } from '../../../test/in-router.js';
import { GuestStar, SaveStar } from './save-star.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test("a guest's star stays unpressed, sends nothing and says for 1.6 seconds what would help", async () => {
  const fetched = vi.spyOn(window, 'fetch');
  const { container } = await renderAt('/fields?q=a', <GuestStar wordId={7} name="花" />);
  const star = container.querySelector('button')!;
  const hint = () => container.querySelector('[role=status]')?.textContent ?? null;
  expect(hint()).toBeNull();

  await acting(() => star.click());
  expect(hint()).toBe('로그인하면 쓸 수 있어요');
  expect(star.getAttribute('aria-pressed')).toBe('false');

  await acting(() => vi.advanceTimersByTime(1550));
  expect(hint()).toBe('로그인하면 쓸 수 있어요');
  await acting(() => vi.advanceTimersByTime(100));
  expect(hint()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('its hint is the way to the log-in, and stays while the focus is on it; the star is remembered', async () => {
  const { container } = await renderAt('/fields?q=a', <GuestStar wordId={7} name="花" />);
  await acting(() => container.querySelector('button')?.click());
  const link = container.querySelector<HTMLAnchorElement>('[role=status] a')!;
  expect(link.getAttribute('href')).toBe('/login');
  await acting(() => link.focus());
  await acting(() => vi.advanceTimersByTime(5000));
  expect(link.isConnected).toBe(true);
  await acting(() => link.blur());
  await acting(() => vi.advanceTimersByTime(1700));
  expect(link.isConnected).toBe(false);
  expect(JSON.parse(sessionStorage.getItem('remembered-stars')!)).toMatchObject({ ids: [7] });
});

test('the name stays the same, saved or not', async () => {
  const screen = await render(<SaveStar name="花" saved={false} onPress={() => {}} />);
  const star = screen.getByRole('button', { name: '花 저장' });
  await expect.element(star).toHaveAttribute('aria-pressed', 'false');
  await screen.rerender(<SaveStar name="花" saved onPress={() => {}} />);
  await expect.element(star).toHaveAttribute('aria-pressed', 'true');
});
