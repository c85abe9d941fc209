import type { Page } from '@playwright/test';
import { bands, home, list, nav, palette } from '@utarang/messages';
import { axeInBothLooks } from '../support/axe.js';
import { composing } from '../support/ime.js';
import { expect, test } from '../support/test.js';

/** The heading of a band. */
const band = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} px an artist named as a whole stands above the words, and leads on`, async ({
    page,
    home: start,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/?m=pron&q=${encodeURIComponent('요네즈 켄시')}`);
    await expect(band(page, bands.music)).toBeVisible();
    const artist = page.getByRole('link', { name: /米津玄師/ }).first();
    await expect(artist).toBeVisible();
    const first = page.locator('main [role=list], main h2').filter({ hasText: /./ });
    await expect(first.first()).toHaveText(bands.music);
    expect(await axeInBothLooks(page)).toEqual([]);
    await artist.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('米津玄師');
    await page.goBack();
    await expect(start.box).toHaveValue('요네즈 켄시');
    await expect(band(page, bands.music)).toBeVisible();
  });
}

test('what a word, a particle and a song share stands in bands, in the words’ page too', async ({ page }) => {
  await page.goto(`/?m=pron&q=${encodeURIComponent('데모')}`);
  for (const name of [bands.entries, bands.music]) {
    const here = band(page, name).or(page.getByRole('navigation', { name: bands.elsewhere }).getByText(name));
    await expect(here.first()).toBeVisible();
  }
});

test('songs are found as videos are called, and by the address of one', async ({ page, home: start }) => {
  await page.goto('/');
  for (const text of ['YOASOBI「アイドル」 Official Music Video', 'https://youtu.be/ZRtdQ81jPUQ?si=x']) {
    await start.box.fill(text);
    await expect(page.getByRole('link', { name: /アイドル/ }).first()).toBeVisible();
  }
});

test('what the book does not have ends in ways on', async ({ page }) => {
  await page.goto(`/?m=pron&q=${encodeURIComponent('뷁뷁뷁')}`);
  await expect(page.getByRole('heading', { name: home.empty })).toBeVisible();
  const naver = page.getByRole('link', { name: bands.naver });
  await expect(naver).toHaveAttribute('href', /^https:\/\/ja\.dict\.naver\.com\/.*%EB%B7%81/);
  await expect(naver).toHaveAttribute('target', '_blank');
});

test('the command palette leads anywhere by keys alone, in Hangul that is composed', async ({ page }) => {
  await page.goto('/songs');
  const box = page.getByRole('combobox', { name: palette.box });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused({ timeout: 1000 });
  }).toPass();
  expect(await axeInBothLooks(page, 'dialog')).toEqual([]);
  for (const step of ['ㅎ', '하', '하ㄴ', '하나']) await composing(page, step);
  const option = page.getByRole('dialog').getByRole('option', { name: /^花/ }).first();
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await box.fill(nav.kanaDrill);
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/kana?drill=hiragana');
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.goBack();
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL('/kana?drill=hiragana');
});

test('the list of shortcuts opens on ?, and is fit for everybody', async ({ page }) => {
  await page.goto('/about');
  const sheet = page.getByRole('dialog', { name: palette.shortcuts });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await axeInBothLooks(page, 'dialog')).toEqual([]);
});

test('N2 begins with what one needs, and in the order of a dictionary by its address', async ({
  page,
  home: start,
}) => {
  await page.goto('/jlpt?level=N2');
  const words = async () => (await start.cards.getByRole('heading').allTextContents()).slice(0, 24);
  const isA = (word: string) => /^[あア]/.test(word);
  expect((await words()).filter(isA).length).toBeLessThan(8);
  await page.goto('/jlpt?level=N2&sort=dictionary');
  await expect(start.cards.first()).toContainText(/\[아/);
});

test('words stand as rows where the device remembers it and the window has room, and four in a row on a wide one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/jlpt?level=N4');
  const rows = page.locator('[data-compact]');
  await page.getByRole('button', { name: list.asRows }).click();
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  expect(await axeInBothLooks(page)).toEqual([]);
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(rows).toHaveCount(0);
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.getByRole('button', { name: list.asCards }).click();
  await expect
    .poll(async () => {
      const tops = await page
        .locator('[data-card]')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    })
    .toBe(4);
});
