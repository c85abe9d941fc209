import { pages } from '@utarang/contract';
import { format, reminder } from '@utarang/messages';
import { expect, test, vi } from 'vitest';
import { openReview, REVIEW, showReminder } from './show-reminder.js';

const data = (json: unknown) => ({ json: () => json });
const broken = {
  json() {
    throw new SyntaxError('no JSON');
  },
};

test.each([
  ['what is left', data({ left: 12 }), format(reminder['push.left'], { n: 12 })],
  ['nothing', null, reminder['push.body']],
  ['no JSON', broken, reminder['push.body']],
  ['a text', data('12'), reminder['push.body']],
  ['no number', data({ left: '<b>' }), reminder['push.body']],
  ['nobody knows what', data(null), reminder['push.body']],
])('a push that says %s is shown, in place of an older one', async (_, sent, body) => {
  const showNotification = vi.fn(async () => {});
  await showReminder({ showNotification }, sent);
  expect(showNotification).toHaveBeenCalledWith(
    reminder['push.title'],
    expect.objectContaining({ body, tag: 'review', lang: 'ko' }),
  );
});

test('a press goes to the window of the review, else to a new one, and leads no other page away', async () => {
  expect(REVIEW).toBe(pages.review);
  const openWindow = vi.fn(async () => {});
  const page = (path: string, focus = vi.fn(async () => {})) => ({
    ...{ url: `https://utarang.example${path}`, focus, navigate: vi.fn() },
  });
  const [typed, review] = [page('/my-lyrics/new'), page('/review?from=start')];
  const press = (...open: ReturnType<typeof page>[]) => openReview({ matchAll: async () => open, openWindow });
  await press(typed, review);
  expect([review.focus.mock.calls, openWindow.mock.calls]).toEqual([[[]], []]);
  await press(typed, page('/review/words'));
  await press();
  // A browser may refuse the focus.
  const refuses = vi.fn(async () => Promise.reject(new TypeError('not allowed')));
  await press(page('/review', refuses));
  expect(openWindow.mock.calls).toEqual([[REVIEW], [REVIEW], [REVIEW]]);
  expect([typed.focus, typed.navigate, review.navigate].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
});
