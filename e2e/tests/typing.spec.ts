import { format, home as messages } from '@utarang/messages';
import { composing } from '../support/ime.js';
import { expect, test } from '../support/test.js';

/** As a Korean keyboard makes them: in the middle of a syllable the letter that follows hangs on the one before. */
const typed = [
  ['토', '톰', '토모', '토몯', '토모다', '토모닻', '토모다치'],
  ['갓', '갓ㅋ', '갓코', '갓콩', '갓코우'],
  ['나', '낯', '나츠', '나츳', '나츠야', '나츠얏', '나츠야스'],
  ['타', '탑', '타베', '타벨'],
];

test('while one types on a phone, nothing comes between the search and its words: the first card stays where it is', async ({
  page,
  home,
  timers,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await home.open();
  await home.box.focus();
  await timers.stop();
  const places = new Map<string, number>();
  for (const step of typed.flat()) {
    await composing(page, step);
    // Long enough for the search to settle, and not for typing to rest.
    await timers.run(300);
    await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent(step)}`);
    // The answer comes in real time, and is drawn by timers.
    const busy = async () => {
      await timers.run(20);
      return home.list.getAttribute('aria-busy');
    };
    await expect.poll(busy, { intervals: [200] }).toBe('false');
    places.set(step, await home.cards.first().evaluate((card) => Math.round(card.getBoundingClientRect().top)));
  }
  expect(new Set(places.values()).size, JSON.stringify([...places])).toBe(1);
  await timers.run(1000);
  await expect(
    page.getByText(format(messages.readAs, { typed: '타벨', read: '타베루' })),
    'once typing rests, it is said how the query was read',
  ).toBeVisible();
});
