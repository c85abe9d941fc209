import { home as messages, start, validationMessages } from '@utarang/messages';
import { foundText } from '../support/home.js';
import { expect, test } from '../support/test.js';
import { watchWordsCalls, wordsPage } from '../support/words.js';

test('spelling is tidied before it is searched', async ({ page, home }) => {
  await home.open();
  for (const typed of ['타베루'.normalize('NFD'), '  타베루  ', '\u3000타베루\u00a0']) {
    await home.box.fill('');
    await expect(page).toHaveURL('/?page=1');
    await expect(home.count).not.toHaveText(foundText(1));
    await home.box.fill(typed);
    await expect(home.count).toHaveText(foundText(1));
    await expect(home.card('食べる')).toBeVisible();
    await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent('타베루')}`);
  }
});

test('signs, emoji and what looks like a pattern are only text', async ({ page, home }) => {
  const signs = ['%', '_', '\\', '.*', '[뷁-힣]', "'; --", '<b>&amp;', '🍎', '👨‍👩‍👧', '0'.repeat(100)];
  await home.open();
  for (const q of signs) {
    await home.box.fill(q);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === q);
    await expect(home.count, q).toHaveText(foundText(0));
    await expect(page.getByRole('heading', { name: messages.empty })).toBeVisible();
    await expect(home.box).toHaveValue(q);
  }
});

test('a text too long to search says so, sends nothing and keeps the words', async ({ page, home }) => {
  await home.open();
  const calls = watchWordsCalls(page);
  const first = await home.cardAt(1).textContent();
  for (const length of [101, 10_000]) {
    await home.box.fill('가'.repeat(length));
    await expect(page.getByRole('alert')).toHaveText(validationMessages.query_too_long);
    await expect(home.box).toHaveAccessibleDescription(validationMessages.query_too_long);
    await home.box.press('Enter');
  }
  await expect(home.cardAt(1)).toHaveText(first ?? '');
  expect(calls).toEqual([]);
  await home.box.fill('타베루');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(home.card('食べる')).toBeVisible();
});

test('an address with such a text says so too, and shows the text', async ({ page, home }) => {
  const text = '가'.repeat(101);
  await home.open(`?m=pron&q=${text}`);
  await expect(page.getByRole('alert')).toHaveText(validationMessages.query_too_long);
  await expect(home.box).toHaveValue(text);
  await home.box.fill('타베루');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(home.card('食べる')).toBeVisible();
});

test('an address that makes no sense shows what it can', async ({ page, home }) => {
  const nonsense = [
    '?q=%00',
    '?q=%20%20',
    '?m=xyz&page=-1',
    '?page=1e9',
    '?page=abc&q=',
    `?q=${'a'.repeat(5000)}`,
    '?%',
  ];
  for (const address of nonsense) {
    const answer = await page.goto(`/${address}`);
    expect(answer?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { name: start.first }), address).toBeVisible();
  }
  await page.goto('/?q=%ED%A0%80'); // half a character
  await expect(home.count).toHaveText(foundText(0));
});

test('a page past the end of a search is its last page', async ({ page, home, request }) => {
  const { totalElements, totalPages } = await wordsPage(request, { q: '하' });
  await page.goto(`/?m=pron&q=하&page=999999999`);
  await expect(home.count).toHaveText(foundText(totalElements));
  await expect(home.cardAt((totalPages - 1) * 24 + 1)).toBeInViewport();
  await expect(home.railPage(totalPages)).toHaveAttribute('aria-current', 'true');
});
