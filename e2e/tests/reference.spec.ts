import { levels } from '@utarang/contract';
import { endings, entry, format, word } from '@utarang/messages';
import { composeHangul } from '../support/ime.js';
import { toSearchBox } from '../support/keyboard.js';
import { setTextSize, setWidth, sidewaysScroll } from '../support/screen.js';
import { expect, type Page, test } from '../support/test.js';

const box = (page: Page) => page.getByRole('searchbox');
const forms = (page: Page) => page.locator('main li h2');
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('은/는 finds は and が while it is composed, with what tells them apart', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/particles');
  await expect(forms(page).first()).toHaveText('は');
  await box(page).focus();
  await composeHangul(page, '은는', { commitWithEnter: true });
  await expect(forms(page).filter({ hasText: /^は$/ }).first()).toBeVisible();
  await expect(forms(page).filter({ hasText: /^が$/ })).toBeVisible();
  await expect(page.getByText('이름이 뭐예요?', { exact: false })).toBeVisible();
  await page
    .getByRole('button', { name: format(word.copyAria, { word: 'が' }) })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('が [가] 이/가');
});

test('by the keyboard alone: search, group, level, an entry, what is near, and back', async ({ page }) => {
  await page.goto('/endings?f=wish'); // the list of all takes three times as long
  await toSearchBox(page);
  await page.keyboard.type('taberu');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await page.getByRole('radiogroup').first().getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'N5')).toBeChecked();
  await page.keyboard.press('Tab'); // to the choice of saved ones
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/f=(?!wish)[a-z]+&level=N5$/);
  const list = page.url();
  const more = page.getByRole('link', { name: /자세히 보기$/ }).first();
  for (let stops = 0; stops < 4 && !(await more.evaluate((link) => link === document.activeElement)); stops++)
    await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/endings\/[a-z-]+$/);
  await expect(page.getByRole('heading', { name: entry.attach })).toBeVisible();
  const address = page.url();
  await page.getByRole('region', { name: entry.near }).getByRole('link').first().press('Enter');
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole('heading', { name: entry.attach })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: endings.title, exact: true }).first().press('Enter');
  await expect(page).toHaveURL(list);
});

test('every level from N5 to N1 has endings of its own', async ({ page }) => {
  await page.goto('/endings?f=wish');
  for (const level of levels) {
    await choice(page, level).click();
    await expect(choice(page, level)).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`level=${level}$`));
  }
  await page.goto('/endings?level=N1');
  await expect(choice(page, 'N1')).toBeChecked();
  await expect(page.locator('main li').first().getByText('N1', { exact: true })).toBeVisible();
});

test('no entry makes the page wider than a small phone, whole or short, with text twice as large', async ({ page }) => {
  for (const path of ['/particles', '/endings']) {
    await page.goto(path);
    await expect(page.locator('[data-short]')).toHaveCount(0);
    await setTextSize(page, 200);
    for (const width of [320, 390, 1280]) {
      await setWidth(page, width);
      await expect.poll(() => sidewaysScroll(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
