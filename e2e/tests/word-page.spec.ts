import { app, format, wordPage as messages, notFound } from '@utarang/messages';
import { expect, type Page, test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a card leads to its word, and back to the list as it was', async ({ page, home, request }) => {
  const [taberu] = (await wordsPage(request, { q: '타베루' })).content;
  await home.open();
  await home.box.fill('타베루');
  await home.card('食べる').getByRole('link').click();
  await expect(page).toHaveURL(`/words/${taberu?.id}`);
  await expect(heading(page)).toHaveText('食べる');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(format(app.title, { page: format(messages.title, { word: '食べる' }) }));
  const main = page.getByRole('main');
  for (const text of ['たべる', '[타베루]', '먹다']) await expect(main.getByText(text, { exact: true })).toBeVisible();
  const level = main.getByRole('term').filter({ hasText: messages.level });
  await expect(level.locator('xpath=following-sibling::dd[1]')).toHaveText('N5');

  await main.getByRole('link', { name: messages.back }).click();
  await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent('타베루')}`);
  await expect(home.box).toHaveValue('타베루');
});

test('someone who came by a link gets the way to the search', async ({ page, home }) => {
  const answer = await page.goto('/words/50721');
  expect(await answer?.text()).toContain('<meta property="og:title"');
  await expect(page.getByRole('link', { name: messages.back })).toHaveCount(0);
  await page.getByRole('link', { name: messages.toSearch }).click();
  await expect(page).toHaveURL('/');
  await expect(home.box).toBeFocused();
});

test.describe('a word that is not there', () => {
  test.use({ expectedErrors: /Failed to load resource.*404/ });

  test('is not found', async ({ page }) => {
    expect((await page.goto('/words/999999'))?.status()).toBe(404);
    await expect(heading(page)).toHaveText(notFound.title);
    for (const path of ['/words/abc', '/words/0', '/words/1.5'])
      expect((await page.request.get(path)).status(), path).toBe(404);
  });
});
