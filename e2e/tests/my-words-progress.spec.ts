import { returnsAfterDays } from '@utarang/domain/study';
import { common, done, format, word as messages, my } from '@utarang/messages';
import { axeFindings } from '../support/axe.js';
import { button, card, cards, inCard, ofWord, openSaved, pass, withWords } from '../support/saved-words.js';
import { expect, memberTest as test } from '../support/test.js';

// Refusals are answers here, and the browser writes each of them down.
test.use({ expectedErrors: /Failed to load resource/, permissions: ['clipboard-read', 'clipboard-write'] });

test('a passed word is on the completed page, says when it returns and is deleted once confirmed', async ({ page }) => {
  const [one, two] = await withWords(page, 3);
  await pass(page, one!);
  await pass(page, two!);
  await openSaved(page, '/mywords/completed');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText(format(done.banner, { n: returnsAfterDays }))).toBeVisible();
  await expect(card(page, one!)).toContainText(messages.completedBadge);
  await inCard(page, messages.copyAria, one!).click();
  const copied = format(messages.copyText, {
    pron: one!.koreanPronunciation,
    hiragana: one!.hiragana,
    word: one!.japaneseWord,
    meaning: one!.meaningKo,
  });
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  await inCard(page, my.deleteOne, one!).click();
  await button(page.getByRole('alertdialog', { name: done['confirmOne.title'] }), common.delete).click();
  await expect(cards(page)).toHaveCount(1);

  await page.route('**/api/checked-words/delete/*', (route) => route.abort());
  await page.getByRole('checkbox', { name: my.selectAll }).check();
  await button(page, my.deleteSelected).click();
  expect(await axeFindings(page, 'dialog')).toEqual([]);
  await button(page.getByRole('alertdialog'), common.delete).click();
  await expect(page.getByText(format(done.bulkFail, { n: 1 }))).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.goto('/?page=1');
  const star = button(page, ofWord(messages.save, two!));
  await star.click();
  await expect(page.getByText(messages.completedHint)).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});
