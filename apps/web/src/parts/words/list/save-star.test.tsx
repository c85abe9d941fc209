import { guest } from '@utarang/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { acting } from '../../../test/acting.js';
import { renderAt } from '../../../test/render-at.js';
import { dropAll, guestData } from '../../guest/guest-store.js';
import { savedWord } from '../../study/study.test-kit.js';
import '../../guest/put-aside.js'; // its code is here before a press
import { toasts } from '../../../ui/toast/toasts.js';
import { GuestStar, SaveStar } from './save-star.js';

const word = savedWord(7);
const waiting = () => guestData.get().words.map(({ word }) => word.id);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  dropAll();
});

test("a guest's star stays unpressed, sends nothing and says for 1.6 seconds what would help", async () => {
  const fetched = vi.spyOn(window, 'fetch');
  const { container } = await renderAt('/fields?q=a', <GuestStar word={word} name="花" />);
  const star = container.querySelector('button')!;
  const hint = () => container.querySelector('[role=status]')?.textContent ?? null;
  expect(hint()).toBeNull();

  await acting(() => star.click());
  await acting(() => new Promise(requestAnimationFrame));
  expect(hint()).toBe('로그인하면 쓸 수 있어요그때까지 이 기기에 담아 둬요');
  expect(star.getAttribute('aria-description')).toBe('이 기기에 담아 둔 단어예요');
  expect(star.getAttribute('aria-pressed')).toBe('false');

  await acting(() => vi.advanceTimersByTime(1550));
  expect(hint()).toContain('로그인하면 쓸 수 있어요');
  await acting(() => vi.advanceTimersByTime(100));
  expect(hint()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('its hint is the way to the log-in, and stays while the focus is on it; the star is remembered', async () => {
  const { container } = await renderAt('/fields?q=a', <GuestStar word={word} name="花" />);
  await acting(() => container.querySelector('button')?.click());
  const link = container.querySelector<HTMLAnchorElement>('[role=status] a')!;
  expect(link.getAttribute('href')).toBe('/login');
  await acting(() => link.focus());
  await acting(() => vi.advanceTimersByTime(5000));
  expect(link.isConnected).toBe(true);
  await acting(() => link.blur());
  await acting(() => vi.advanceTimersByTime(1700));
  expect(link.isConnected).toBe(false);
  await expect.poll(waiting).toEqual([7]);
  expect(JSON.parse(localStorage.getItem('guest')!)).toMatchObject({ version: 1, words: [{ word: { id: 7 } }] });
});

test.each([
  ['full', () => vi.spyOn(Storage.prototype, 'setItem'), 'QuotaExceededError'],
  ['closed', () => vi.spyOn(window, 'localStorage', 'get'), 'SecurityError'],
])('where the store is %s a sentence says so, and the word waits as long as the page', async (_, spy, name) => {
  toasts.set([]);
  spy().mockImplementation(() => {
    throw new DOMException('', name);
  });
  const { container } = await renderAt('/', <GuestStar word={word} name="花" />);
  await acting(() => container.querySelector('button')?.click());
  await expect.poll(() => toasts.get().map(({ text }) => text)).toEqual([guest.notStored]);
  expect(waiting()).toEqual([7]);
  toasts.set([]);
});

test('the name stays the same, saved or not', async () => {
  const screen = await render(<SaveStar name="花" saved={false} onPress={() => {}} />);
  const star = screen.getByRole('button', { name: '花 저장' });
  await expect.element(star).toHaveAttribute('aria-pressed', 'false');
  await screen.rerender(<SaveStar name="花" saved onPress={() => {}} />);
  await expect.element(star).toHaveAttribute('aria-pressed', 'true');
});
