import { PAGE_SIZE } from '@utarang/contract';
import {
  app,
  common,
  examples,
  format,
  home as homeMessages,
  list,
  nav,
  song as songMessages,
  start,
  tries,
} from '@utarang/messages';
import { scrollTop } from '../support/observe.js';
import { setWidth } from '../support/screen.js';
import { expect, type Page, test } from '../support/test.js';

test.use({ javaScriptEnabled: false });

const card = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 3 });
const cards = (page: Page) => page.getByRole('heading', { level: 3 });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('without script 食べる is found by 타베루 and by its meaning, its page and its examples are read', async ({
  page,
}) => {
  await setWidth(page, 390);
  await page.goto('/');
  // Playwright looks for no text in <noscript>.
  await expect(page.locator('noscript p', { hasText: app.noScript })).toBeVisible();
  await page.getByRole('searchbox').fill('타베루');
  await page.getByRole('search').getByRole('button', { name: common.search, exact: true }).click();
  await expect(page).toHaveURL(`/?q=${encodeURIComponent('타베루')}`);
  await expect(page.getByRole('searchbox')).toHaveValue('타베루');
  await card(page, '食べる').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: '食べる' })).toBeVisible();
  await expect(page.getByText('먹다').first()).toBeVisible();
  await expect(page).toHaveTitle(/食べる.*우타랑/);
  const address = page.url();
  const first = region(page, examples.title).getByRole('listitem').first();
  await expect(first.locator('mark')).toBeVisible();
  await expect(first.locator('rt').first()).toBeVisible();
  await expect(first.locator('p').last()).toHaveText(/[가-힣]/);
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL((url) => /^\/words\/\d+$/.test(url.pathname) && url.href !== address);

  await setWidth(page, 1280);
  await page.goto('/');
  await page
    .getByRole('link', { name: format(homeMessages.emptySwitch, { mode: homeMessages['mode.meaning'] }) })
    .click();
  await page.getByRole('searchbox').fill('먹다');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`/?m=meaning&q=${encodeURIComponent('먹다')}`);
  await expect(card(page, '食べる')).toBeVisible();
});

test('without script the start leads into a search and the list, and a list is read page by page', async ({ page }) => {
  await setWidth(page, 390);
  await page.goto('/');
  await expect(region(page, start.today)).toBeVisible();
  await expect(region(page, start.first).getByRole('listitem')).toHaveCount(PAGE_SIZE);
  const [, initials] = tries;
  await page.getByRole('link', { name: `${initials?.q} ${initials?.kind}`, exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(initials?.q ?? '');
  await expect(card(page, '食べる')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: start.more, exact: true }).click();
  await expect(page).toHaveURL('/?page=2');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await page.goto('/?page=9999');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: list.nextPage })).toHaveCount(0);

  await page.goto('/jlpt?level=N3');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  const first = await cards(page).first().textContent();
  await expect(page.getByRole('link', { name: list.prevPage })).toHaveCount(0);
  await page.getByRole('link', { name: list.nextPage }).click();
  await expect(page).toHaveURL('/jlpt?level=N3&page=2');
  expect(await cards(page).first().textContent()).not.toBe(first);
  await page.getByRole('link', { name: list.prevPage }).click();
  await expect(cards(page).first()).toHaveText(first ?? '');
  await page.mouse.wheel(0, 600);
  await page.getByRole('link', { name: list.toTop }).click();
  expect(await scrollTop(page)).toBe(0);
});

test('without script a list can be searched, within what is chosen', async ({ page }) => {
  for (const [path, q, found] of [
    ['/jlpt?level=N5', '먹다', '食べる'],
    ['/kana?tab=katakana', 'tsu', 'ツ'],
    ['/endings?level=N5', 'tai', '〜たい'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('searchbox').fill(q);
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(`${path}&q=${encodeURIComponent(q)}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem').filter({ hasText: found }).first(), path).toBeVisible();
  }
});

test('without script the navigation opens all the same, the entries below are links, and a song offers nothing to press', async ({
  page,
}) => {
  await setWidth(page, 390);
  await page.goto('/about');
  await page.locator('noscript summary', { hasText: nav.menu }).click();
  await page.getByRole('main').getByRole('link', { name: nav.koLike }).click();
  await expect(page).toHaveURL('/ko-like');
  await page
    .getByRole('navigation', { name: nav.bottom })
    .getByRole('link', { name: nav.myWords, exact: true })
    .click();
  await expect(page).toHaveURL('/mywords');

  await page.goto('/songs/1?study=true');
  await expect(
    region(page, format(songMessages.stanza, { n: 1 }))
      .locator('rt')
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
