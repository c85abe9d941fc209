import { format, kana, word } from '@utarang/messages';
import { axeFindings } from '../support/axe.js';
import { composeHangul, safariEnter } from '../support/ime.js';
import { setWidth } from '../support/screen.js';
import { expect, type Page, test } from '../support/test.js';

const box = (page: Page) => page.getByRole('searchbox');
const letters = (page: Page) => page.locator('[data-entries] li [lang=ja]:visible');
const tab = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: kana['drill.answer'] });
const asked = (page: Page) => page.locator('p[id$=letter] [lang=ja]');
const verdict = (page: Page) => page.locator('section [role=status]');

/** How the letters of the pair are read, and which is the other one. */
const readings = { シ: '시', ツ: '츠' } as const;
const letterOf = async (page: Page) => ((await asked(page).textContent()) === 'シ' ? 'シ' : 'ツ');

test('a letter is found while its reading is composed, copied, and Back leads to the chart', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/kana');
  await expect(letters(page)).toHaveCount(104);
  await tab(page, kana['tab.katakana']).click();
  await expect(letters(page).first()).toHaveText('ア');
  await box(page).focus();
  await composeHangul(page, '쓰', { commitWithEnter: true });
  await expect(letters(page)).toHaveText(['ツ']);
  await expect(page).toHaveURL(`/kana?tab=katakana&q=${encodeURIComponent('쓰')}`);
  await page.getByRole('button', { name: format(word.copyAria, { word: 'ツ' }) }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('ツ (tsu) [츠]');
  await page.goBack();
  await expect(letters(page)).toHaveCount(104);
  await page.reload();
  await expect(letters(page).first()).toHaveText('ア');
});

test('five stand in a row on a phone, and the glides beside it where there is room', async ({ page }) => {
  const columns = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main section')]
        .slice(1, 2)
        .flatMap((row) => [...row.querySelectorAll('ul')].map((list) => getComputedStyle(list).gridTemplateColumns))
        .map((tracks) => tracks.split(' ').length),
    );
  const topOf = (letter: string) =>
    letters(page)
      .filter({ hasText: new RegExp(`^${letter}$`) })
      .evaluate((node) => node.getBoundingClientRect().top);
  await setWidth(page, 390);
  await page.goto('/kana');
  expect(await columns()).toEqual([5, 3]);
  expect(await topOf('きゃ')).toBeGreaterThan((await topOf('き')) + 20);
  await setWidth(page, 320);
  expect(await columns()).toEqual([4, 3]);
  await setWidth(page, 1280);
  expect(Math.abs((await topOf('きゃ')) - (await topOf('き')))).toBeLessThan(20);
});

test('the drill goes through by keys alone, with an input method, and what was missed comes again', async ({
  page,
}) => {
  await page.goto('/kana?drill=shi-tsu');
  const start = page.getByRole('button', { name: kana['drill.read'] });
  await start.focus();
  await start.press('Enter');
  let missed = 0;
  for (let n = 1; n <= 10; n++) {
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      format(kana['drill.place'], { total: 10, n }),
    );
    await expect(field(page)).toBeFocused();
    const letter = await letterOf(page);
    const wrong = n === 1;
    if (n === 2) {
      await composeHangul(page, readings[letter], { commitWithEnter: true });
      await expect(verdict(page)).toBeEmpty();
      expect(await safariEnter(field(page))).toBe(true);
      await expect(verdict(page)).toBeEmpty();
    } else {
      await field(page).fill(wrong ? readings[letter === 'シ' ? 'ツ' : 'シ'] : readings[letter]);
    }
    // A second Enter within a moment is the end of a double press and says nothing: pressed until it does.
    const says = wrong
      ? format(kana['drill.wrongOther'], { letter: letter === 'シ' ? 'ツ' : 'シ' })
      : kana['drill.right'];
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(verdict(page)).toContainText(says, { timeout: 1000 });
    }).toPass();
    if (wrong) {
      missed += 1;
      expect(await axeFindings(page)).toEqual([]);
    }
    const next = page.getByRole('button', { name: n < 10 ? kana['drill.next'] : kana['drill.results'] });
    await expect(next).toBeFocused();
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(next).toBeHidden({ timeout: 1000 });
    }).toPass();
  }
  await expect(
    page.getByRole('heading', { name: format(kana['drill.score'], { total: 10, n: 10 - missed }) }),
  ).toBeFocused();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: kana['drill.missedAgain'] }).click();
  await expect(field(page)).toBeFocused();
});

test('a drill left in the middle is offered again after a reload', async ({ page }) => {
  await page.goto('/kana?drill=wa-ne-re');
  await page.getByRole('button', { name: kana['drill.read'] }).click();
  await page.getByRole('button', { name: kana['drill.unknown'] }).click();
  await expect(verdict(page)).toContainText(kana['drill.gaveUp']);
  await page.reload();
  await page.getByRole('button', { name: kana['drill.resume'] }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /개 중 2번째$/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the chart is read and searched, and tabs and filters are links', async ({ page }) => {
    await page.goto('/kana');
    await tab(page, kana['tab.katakana']).click();
    await expect(page).toHaveURL('/kana?tab=katakana');
    await tab(page, kana['f.handakuon']).click();
    await expect(letters(page)).toHaveText(['パ', 'ピ', 'プ', 'ペ', 'ポ']);
    await page.goto('/kana?tab=katakana');
    await box(page).fill('tsu');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/kana?tab=katakana&q=tsu');
    await expect(letters(page)).toHaveText(['ツ']);
  });
});
