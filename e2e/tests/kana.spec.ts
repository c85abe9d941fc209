import { format, kana } from '@utarang/messages';
import { axeFindings } from '../support/axe.js';
import { composeHangul, safariEnter } from '../support/ime.js';
import { enter, enterAfterReading } from '../support/keyboard.js';
import { setWidth } from '../support/screen.js';
import { expect, type Page, test } from '../support/test.js';

const letters = (page: Page) => page.locator('[data-entries] li [lang=ja]:visible');
const field = (page: Page) => page.getByRole('textbox', { name: kana['drill.answer'] });
const asked = (page: Page) => page.locator('p[id$=letter] [lang=ja]');
const verdict = (page: Page) => page.locator('section [role=status]');

/** The readings of the two letters of the pair. */
const readings = { シ: '시', ツ: '츠' } as const;
const letterOf = async (page: Page) => ((await asked(page).textContent()) === 'シ' ? 'シ' : 'ツ');

/** Counts the letters in each row of the chart's second section, and of the glides beside it. */
const columns = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section')]
      .slice(1, 2)
      .flatMap((row) => [...row.querySelectorAll('ul')].map((list) => getComputedStyle(list).gridTemplateColumns))
      .map((tracks) => tracks.split(' ').length),
  );
const topOf = (page: Page, letter: string) =>
  letters(page)
    .filter({ hasText: new RegExp(`^${letter}$`) })
    .evaluate((node) => node.getBoundingClientRect().top);

/** The stored state of a drill of which all but the last letter were answered, the first one wrong. */
const nineAnswered = Array.from({ length: 9 }, (_, index) => {
  const letter = index % 2 === 0 ? 'シ' : 'ツ';
  return { letter, again: false, said: index === 0 ? '츠' : readings[letter], right: index > 0 };
});
const almostOver = { mode: 'read', answers: nineAnswered, queue: [{ letter: 'ツ', again: false, options: [] }] };

test('the chart stands in five columns on a phone, the glides beside it where there is room; it leads to a drill by keys alone, with an input method; left in the middle it goes on, and what was missed comes again', async ({
  page,
}) => {
  await test.step('the chart', async () => {
    await setWidth(page, 390);
    await page.goto('/kana');
    expect(await columns(page)).toEqual([5, 3]);
    expect(await topOf(page, 'きゃ')).toBeGreaterThan((await topOf(page, 'き')) + 20);
    await setWidth(page, 320);
    expect(await columns(page)).toEqual([4, 3]);
    await setWidth(page, 1280);
    expect(Math.abs((await topOf(page, 'きゃ')) - (await topOf(page, 'き')))).toBeLessThan(20);
  });
  await page.getByRole('link', { name: 'シ · ツ' }).press('Enter');
  await expect(page).toHaveURL('/kana?drill=shi-tsu');
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
  expect(await axeFindings(page, 'main')).toEqual([]);
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
  expect(await axeFindings(page, 'main')).toEqual([]);
  await next(kana['drill.missedAgain']).click();
  await expect(field(page)).toBeFocused();
});
