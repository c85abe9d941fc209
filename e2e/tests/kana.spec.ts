import { format, kana, word } from '@utarang/messages';
import { axeFindings } from '../support/axe.js';
import { composeHangul, safariEnter } from '../support/ime.js';
import { enter, enterAfterReading } from '../support/keyboard.js';
import { setWidth } from '../support/screen.js';
import { expect, type Page, test } from '../support/test.js';

const box = (page: Page) => page.getByRole('searchbox');
const letters = (page: Page) => page.locator('[data-entries] li [lang=ja]:visible');
const tab = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: kana['drill.answer'] });
const asked = (page: Page) => page.locator('p[id$=letter] [lang=ja]');
const verdict = (page: Page) => page.locator('section [role=status]');

/** How the two letters of the pair are read. */
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

/** What the device keeps of a drill of which all but the last letter were answered, the first one wrong. */
const nineAnswered = Array.from({ length: 9 }, (_, at) => {
  const letter = at % 2 === 0 ? 'シ' : 'ツ';
  return { letter, again: false, said: at === 0 ? '츠' : readings[letter], right: at > 0 };
});
const almostOver = { mode: 'read', answers: nineAnswered, queue: [{ letter: 'ツ', again: false, options: [] }] };

test('a drill by keys alone, with an input method; left in the middle it goes on, and what was missed comes again', async ({
  page,
}) => {
  await page.goto('/kana?drill=shi-tsu');
  const expectPlace = (n: number) =>
    expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      format(kana['drill.place'], { total: 10, n }),
    );
  const next = (name: string) => page.getByRole('button', { name });
  await next(kana['drill.read']).press('Enter');
  await expectPlace(1);
  await expect(field(page)).toBeFocused();
  const other = (await letterOf(page)) === 'シ' ? 'ツ' : 'シ';
  await field(page).fill(readings[other]);
  await enter(page);
  await expect(verdict(page)).toContainText(format(kana['drill.wrongOther'], { letter: other }));
  expect(await axeFindings(page)).toEqual([]);
  await expect(next(kana['drill.next'])).toBeFocused();
  await enter(page);

  await expectPlace(2);
  await expect(field(page)).toBeFocused();
  await composeHangul(page, readings[await letterOf(page)], { commitWithEnter: true });
  await expect(verdict(page)).toBeEmpty();
  expect(await safariEnter(field(page))).toBe(true);
  await expect(verdict(page)).toBeEmpty();
  await enterAfterReading(page);
  await expect(verdict(page)).toContainText(kana['drill.right']);

  await page.evaluate((text) => localStorage.setItem('kana-drills', text), JSON.stringify({ 'shi-tsu': almostOver }));
  await page.reload();
  await next(kana['drill.resume']).click();
  await expectPlace(10);
  await expect(field(page)).toBeFocused();
  await field(page).fill(readings['ツ']);
  await enter(page);
  await expect(next(kana['drill.results'])).toBeFocused();
  await enter(page);
  const score = format(kana['drill.score'], { total: 10, n: 9 });
  await expect(page.getByRole('heading', { name: score })).toBeFocused();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page)).toEqual([]);
  await next(kana['drill.missedAgain']).click();
  await expect(field(page)).toBeFocused();
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
