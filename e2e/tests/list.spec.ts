import type { Locator } from '@playwright/test';
import { list as messages } from '@utarang/messages';
import { drawn, focused } from '../support/observe.js';
import { expect, test } from '../support/test.js';
import { holdWordsCalls, watchWordsCalls, wordsPage } from '../support/words.js';

const PAGE = 24;
const MOST_IN_DOCUMENT = 60;

/** The places (1-based) of the cards in the document, in order. */
const places = (list: Locator) =>
  list.evaluate((element) =>
    [...element.querySelectorAll('[role=listitem]')].map((item) => Number(item.getAttribute('aria-posinset'))),
  );

test('a screen reader hears how long the list is and where it is in it', async ({ home, request }) => {
  const { totalElements } = await wordsPage(request);
  await home.open();
  const first = home.cardAt(1);
  await expect(first).toHaveAttribute('aria-setsize', String(totalElements));
  const there = await places(home.list);
  expect(there).toEqual(there.map((_, at) => at + 1));
});

test('only what is near the screen is in the document, wherever the reader is', async ({ page, home, request }) => {
  const { totalElements } = await wordsPage(request);
  await home.open();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate((y) => scrollTo(0, y), height * part);
    await expect
      .poll(async () => (await places(home.list)).some((place) => place > totalElements * part * 0.9))
      .toBe(true);
    const now = await places(home.list);
    expect(now.length).toBeLessThan(MOST_IN_DOCUMENT);
    expect(now).toEqual([...now].sort((a, b) => a - b));
    await expect(home.list.getByRole('heading').first()).toBeAttached();
  }
});

test('the End key reaches the last word, Home the first', async ({ page, home, request }) => {
  const { totalElements, totalPages } = await wordsPage(request);
  const last = (await wordsPage(request, { page: totalPages - 1 })).content.at(-1);
  await home.open();
  await home.whole();
  await page.keyboard.press('End');
  await expect(home.cardAt(totalElements)).toBeInViewport();
  await expect(home.cardAt(totalElements)).toContainText(last?.meaningKo ?? '');
  await expect(page.getByText(messages.end)).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(home.cardAt(1)).toBeInViewport();
});

test('the wheel alone reaches the last word of a search', async ({ page, home, request }) => {
  const { totalElements } = await wordsPage(request, { q: '하' });
  await home.open('?m=pron&q=하');
  await page.mouse.move(400, 500);
  const last = home.cardAt(totalElements);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(last).toBeInViewport({ timeout: 200 });
  }).toPass({ intervals: [50] });
  await expect(last.getByRole('heading')).toBeVisible();
});

test('the next page is asked for before it comes into view, and not long before', async ({ page, home }) => {
  await home.open();
  const calls = watchWordsCalls(page);
  // The second page begins so far below the window's lower edge.
  const scrollTo = (below: number) =>
    page.evaluate(
      ({ below, row }) => {
        const list = document.querySelector('main [role=list]');
        const cards = list?.querySelectorAll('[role=listitem]') ?? [];
        const step = (cards[3]?.getBoundingClientRect().top ?? 0) - (cards[0]?.getBoundingClientRect().top ?? 0);
        const start = (cards[0]?.getBoundingClientRect().top ?? 0) + scrollY + row * step;
        window.scrollTo(0, start - innerHeight - below);
      },
      { below, row: PAGE / 3 },
    );
  await scrollTo(700);
  await expect(home.cardAt(19)).toBeAttached();
  await drawn(page);
  expect(calls).toEqual([]);
  await scrollTo(270);
  await expect.poll(() => calls.map(({ searchParams }) => searchParams.get('page'))).toEqual(['1']);
  await expect(home.cardAt(25)).not.toBeInViewport();
});

test('a card is one stop of Tab, past the last one in the document, too, and back', async ({ page, home }) => {
  await home.open();
  const mounted = await home.cards.count();
  /** The card and the place in it that has the focus; 0 is the way past its page. */
  const stop = () =>
    focused(page).evaluate((element) => {
      const card = element.closest('[role=listitem]');
      const parts = [...(card?.querySelectorAll('article :is(a, button)') ?? [])];
      return `${card?.getAttribute('aria-posinset')}.${parts.indexOf(element) + 1}`;
    });
  const order = Array.from({ length: mounted + 6 }, (_, at) =>
    (at > 0 && at % PAGE === 0 ? [`${at + 1}.0`] : []).concat(`${at + 1}.1`),
  ).flat();
  await home.cardAt(1).getByRole('link').focus();
  for (const next of order.slice(1)) {
    await page.keyboard.press('Tab');
    await expect.poll(stop).toBe(next);
  }
  await expect(focused(page)).toBeInViewport();
  for (const before of order.slice(-5, -1).reverse()) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(stop).toBe(before);
  }
});

test('arrows lead through what a card can do, and the mode stays', async ({ page, home }) => {
  await home.open('?m=pron&q=타베루');
  const card = home.card('食べる');
  await card.getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(home.star(card, '食べる')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(card.getByRole('link')).toBeFocused();
  await expect(home.byPronunciation).toBeChecked();
});

test('who comes by Tab can go past a page', async ({ page, home }) => {
  await home.open();
  await home.cardAt(1).getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(focused(page)).toHaveText(messages.skipPage);
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(home.cardAt(PAGE + 1).getByRole('link')).toBeFocused();
  await expect(home.cardAt(PAGE + 1)).toBeInViewport();
});

test('the card with the focus stays while the reader looks elsewhere, and Tab goes on from it', async ({
  page,
  home,
}) => {
  await home.open();
  await home.cardAt(2).getByRole('link').focus();
  await page.evaluate(() => scrollTo(0, 20_000));
  await expect.poll(async () => (await places(home.list)).at(-1)).toBeGreaterThan(200);
  await expect(home.cardAt(2).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(home.cardAt(3).getByRole('link')).toBeFocused();
  await expect(home.cardAt(3)).toBeInViewport();
});

test('Tab waits for a card whose word is still on its way', async ({ page, home }) => {
  await home.open();
  const { release } = await holdWordsCalls(page);
  await page.evaluate(() => scrollTo(0, 800));
  const lastKnown = home.cardAt(24).getByRole('link');
  await lastKnown.focus();
  await expect(home.cardAt(25)).toBeAttached();
  await page.keyboard.press('Tab');
  const pastThePage = home.cardAt(25).getByRole('button', { name: messages.skipPage });
  await expect(pastThePage).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pastThePage).toBeFocused();
  release();
  await expect(home.cardAt(25).getByRole('link')).toBeFocused();
});
