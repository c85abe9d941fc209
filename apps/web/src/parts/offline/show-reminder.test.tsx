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

test('a press leads a page that is open to the review, else a new one', async () => {
  expect(REVIEW).toBe(pages.review);
  const focus = vi.fn(async () => {});
  const navigate = vi.fn(async () => ({ focus, navigate }));
  const openWindow = vi.fn(async () => {});
  await openReview({ matchAll: async () => [{ focus, navigate }], openWindow });
  expect(navigate).toHaveBeenCalledWith(REVIEW);
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
  // A page that this worker does not control cannot be led anywhere.
  const refuses = async () => Promise.reject(new TypeError('not controlled'));
  await openReview({ matchAll: async () => [{ focus, navigate: refuses }], openWindow });
  await openReview({ matchAll: async () => [], openWindow });
  expect(openWindow.mock.calls).toEqual([[REVIEW], [REVIEW]]);
});
