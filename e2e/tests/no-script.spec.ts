import { expect, test } from '@playwright/test';
import { PAGE_SIZE } from '@utarang/contract';
import { app, common, examples, format, home as homeMessages, list, nav } from '@utarang/messages';
import { setWidth } from '../support/screen.js';

test.use({ javaScriptEnabled: false });

const card = (name: string) => ({ name, exact: true, level: 3 });

for (const width of [390, 1280]) {
  test(`without script 食べる is found by 타베루, and its page is read: ${width} px`, async ({ page }) => {
    await setWidth(page, width);
    await page.goto('/');
    // Playwright looks for no text in <noscript>.
    await expect(page.locator('noscript p', { hasText: app.noScript })).toBeVisible();
    await page.getByRole('searchbox').fill('타베루');
    await page.getByRole('search').getByRole('button', { name: common.search, exact: true }).click();
    await expect(page).toHaveURL(`/?q=${encodeURIComponent('타베루')}`);
    await expect(page.getByRole('searchbox')).toHaveValue('타베루');
    await page.getByRole('heading', card('食べる')).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: '食べる' })).toBeVisible();
    await expect(page.getByText('먹다').first()).toBeVisible();
    await expect(page).toHaveTitle(/食べる.*우타랑/);
  });
}

test('without script a word is found by its meaning, too', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: format(homeMessages.emptySwitch, { mode: homeMessages['mode.meaning'] }) })
    .click();
  await page.getByRole('searchbox').fill('먹다');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`/?m=meaning&q=${encodeURIComponent('먹다')}`);
  await expect(page.getByRole('heading', card('食べる'))).toBeVisible();
});

test('without script the examples of a word are read', async ({ page }) => {
  await page.goto('/words/50693');
  const first = page.getByRole('region', { name: examples.title }).getByRole('listitem').first();
  await expect(first.locator('mark')).toBeVisible();
  await expect(first.locator('rt').first()).toBeVisible();
  await expect(first.locator('p').last()).toHaveText(/[가-힣]/);
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/words\/(?!50693)\d+$/);
});

test('without script a list is read page by page', async ({ page }) => {
  await page.goto('/jlpt?level=N3');
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(
    PAGE_SIZE,
  );
  const first = await page.getByRole('heading', { level: 3 }).first().textContent();
  await expect(page.getByRole('link', { name: list.prevPage })).toHaveCount(0);
  await page.getByRole('link', { name: list.nextPage }).click();
  await expect(page).toHaveURL('/jlpt?level=N3&page=2');
  const second = await page.getByRole('heading', { level: 3 }).first().textContent();
  expect(second).not.toBe(first);
  await page.getByRole('link', { name: list.prevPage }).click();
  expect(await page.getByRole('heading', { level: 3 }).first().textContent()).toBe(first);
  await page.goto('/?page=9999');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: list.nextPage })).toHaveCount(0);
});

for (const [name, path, q, word] of [
  ['a level', '/jlpt?level=N5', '먹다', '食べる'],
  ['a situation', `/fields?value=${encodeURIComponent('식당')}`, '주문', '注文'],
  ['words like Korean', '/ko-like', '약속', '約束'],
  ['all words', '/words', '타베루', '食べる'],
] as const) {
  test(`without script ${name} can be searched`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('searchbox').fill(q);
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(q)}`));
    expect(new URL(page.url()).search).toContain(path.split('?')[1] ?? '');
    await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: word }).first()).toBeVisible();
  });
}

test('without script the navigation opens all the same', async ({ page }) => {
  await setWidth(page, 390);
  await page.goto('/about');
  await page.locator('noscript summary', { hasText: nav.menu }).click();
  await page.getByRole('main').getByRole('link', { name: nav.koLike }).click();
  await expect(page).toHaveURL('/ko-like');
});
