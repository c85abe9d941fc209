import { format, kanji, word } from '@utarang/messages';
import { asNewMember } from '../support/member.js';
import { expect, memberTest, type Page, test } from '../support/test.js';

/** Goes with Tab to what is named, and presses Enter on it. */
async function enter(page: Page, name: RegExp | string, role: 'link' | 'button' = 'link') {
  const wanted = page.locator('main').getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  await wanted.focus();
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

memberTest('by the keyboard alone: 渋滞, its second kanji, a word with it, its star', async ({ page }) => {
  await asNewMember(page);
  await page.goto(`/?q=${encodeURIComponent('渋滞')}`);
  await enter(page, /^渋滞/);
  await expect(page).toHaveURL(/\/words\/\d+$/);
  await enter(page, /^滞 막힐 체$/);
  await expect(page.getByRole('heading', { level: 1, name: /막힐 체/ })).toBeVisible();
  await enter(page, /^滞在/);
  await expect(page.getByRole('heading', { level: 1, name: '滞在' })).toBeVisible();
  const star = format(word.save, { word: '滞在' });
  await enter(page, star, 'button');
  await expect(page.getByRole('button', { name: star }).first()).toHaveAttribute('aria-pressed', 'true');
});

test('a kanji is found by its Korean name, and practised in Hangul', async ({ page }) => {
  await page.goto('/kanji');
  await page.getByRole('searchbox').fill('배울');
  await enter(page, /학$/);
  await expect(page.getByRole('heading', { level: 1, name: /배울 학/ })).toBeVisible();
  await page.getByRole('textbox').fill('틀린답');
  await page.keyboard.press('Enter');
  await expect(page.getByText(kanji.practiceWrong)).toBeVisible();
});
