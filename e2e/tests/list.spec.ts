import { PAGE_SIZE } from '@utarang/contract';
import { list as messages } from '@utarang/messages';
import { foundText } from '../support/home.js';
import { focused } from '../support/observe.js';
import { expect, test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

test('the End key reaches the last word, Home the first; Tab can go past a page, arrows through a card, and the wheel alone to the last word of a search', async ({
  page,
  home,
  request,
}) => {
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
  await expect(home.cardAt(1)).toHaveAttribute('aria-setsize', String(totalElements));

  await home.cardAt(1).getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(focused(page)).toHaveText(messages.skipPage);
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(home.cardAt(PAGE_SIZE + 1).getByRole('link')).toBeFocused();
  await expect(home.cardAt(PAGE_SIZE + 1)).toBeInViewport();

  await home.box.fill('타베루');
  await expect(home.count).toHaveText(foundText(1));
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
  await expect(home.byPronunciation, 'the mode stays').toBeChecked();

  const found = (await wordsPage(request, { q: '호우' })).totalElements;
  await home.box.fill('호우');
  await expect(home.count).toHaveText(foundText(found));
  await page.mouse.move(400, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(home.cardAt(found)).toBeInViewport({ timeout: 200 });
  }).toPass({ intervals: [50] });
  await expect(home.cardAt(found).getByRole('heading')).toBeVisible();
});
