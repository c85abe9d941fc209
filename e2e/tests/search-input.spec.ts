import { QUERY_MAX } from '@utarang/contract';
import { start, validationMessages } from '@utarang/messages';
import { foundText } from '../support/home.js';
import { expect, test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

test('a text too long to search says so at its address too; spelling is tidied, and signs are only text', async ({
  page,
  home,
}) => {
  const long = '가'.repeat(QUERY_MAX + 1);
  await page.goto(`/?m=pron&q=${long}`);
  await expect(page.getByRole('alert')).toHaveText(validationMessages.query_too_long);
  await expect(home.box).toHaveValue(long);
  for (const typed of ['타베루'.normalize('NFD'), '  타베루  ', '\u3000타베루\u00a0']) {
    await home.box.fill(typed);
    await expect(home.count).toHaveText(foundText(1));
    await expect(home.card('食べる')).toBeVisible();
    await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent('타베루')}`);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await home.box.fill('노무');
    await expect(home.card('飲む')).toBeVisible();
  }
  for (const q of ['%', '<b>&amp;', '👨‍👩‍👧']) {
    await home.box.fill(q);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === q);
    await expect(home.count, q).toHaveText(foundText(0));
    await expect(home.box).toHaveValue(q);
  }
});

test('an address that makes no sense shows what it can, and a page past the end of a search is its last page', async ({
  page,
  home,
  request,
}) => {
  for (const address of ['?q=%00', '?m=xyz&page=-1', '?%']) {
    const answer = await page.goto(`/${address}`);
    expect(answer?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { name: start.first }), address).toBeVisible();
  }
  await page.goto('/?q=%ED%A0%80'); // half a character
  await expect(home.count).toHaveText(foundText(0));

  const { totalElements, totalPages } = await wordsPage(request, { q: '하' });
  await page.goto(`/?m=pron&q=하&page=999999999`);
  await expect(home.count).toHaveText(foundText(totalElements));
  await expect(home.cardAt((totalPages - 1) * 24 + 1)).toBeInViewport();
  await expect(home.railPage(totalPages)).toHaveAttribute('aria-current', 'true');
});
