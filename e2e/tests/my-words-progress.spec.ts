import { common, done, format, word as messages, my } from '@utarang/messages';
import { axeFindings } from '../support/axe.js';
import { announcement } from '../support/observe.js';
import { button, card, cards, cool, inCard, main, ofWord, openSaved, pass, withWords } from '../support/saved-words.js';
import { expect, memberTest as test } from '../support/test.js';

// Refusals are answers here, and the browser writes each of them down.
test.use({ expectedErrors: /Failed to load resource/, permissions: ['clipboard-read', 'clipboard-write'] });

test('a word that waits counts down by the clock, over a sleep of the tab, and can then be tested', async ({
  page,
  time,
  timers,
}) => {
  const [word] = await withWords(page, 1);
  await cool(page, word!);
  await openSaved(page);
  const timer = card(page, word!).getByRole('timer');
  await expect(timer).toHaveText(/04:5\d|05:00/);
  const test = inCard(page, messages.testName, word!);
  await expect(test).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('checkbox', { name: ofWord(my.selectOne, word!) })).toBeDisabled();
  await inCard(page, my.deleteOne, word!).click({ force: true }); // it is disabled, and says why
  await expect(page.getByText(my.deleteCooling)).toBeVisible();
  await expect(card(page, word!)).toBeVisible();

  await timers.stop();
  const left = async () =>
    Number(
      (await timer.textContent())!
        .match(/(\d\d):(\d\d)/)!
        .slice(1)
        .reduce((s, x) => String(Number(s) * 60 + Number(x))),
    );
  await expect.poll(left, 'the minute that the stop skipped is drawn').toBeLessThanOrEqual(240);
  const before = await left();
  await time.pass(60); // timers that are due run once, as after a sleep
  await expect.poll(async () => before - (await left())).toBe(60);
  await time.pass(240);
  await expect(timer).toHaveCount(0);
  await timers.run(200); // what is said comes a moment later
  await expect(announcement(page)).toHaveText(messages.cooldownOver);
  await expect(test).not.toHaveAttribute('aria-disabled', 'true');
});

test('the chosen words are tested or deleted, those that wait are left out', async ({ page }) => {
  const words = await withWords(page, 4);
  await cool(page, words[3]!);
  await openSaved(page);
  await page.getByRole('checkbox', { name: my.selectAll }).check();
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: format(my.selectedCount, { n: 3 }) }),
  ).toBeVisible();
  await expect(button(page, format(my.selectedTestN, { n: 3 }))).toBeVisible();
  const opener = button(page, my.deleteSelected);
  await opener.click();
  const dialog = page.getByRole('alertdialog', { name: format(my['confirmBulk.title'], { n: 3 }) });
  await expect(dialog).toContainText(format(my.bulkExcluded, { n: 1 }));
  await expect(button(dialog, common.cancel)).toBeFocused();
  expect(await axeFindings(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(cards(page)).toHaveCount(4);

  await opener.click();
  await button(dialog, common.delete).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText(my.bulkDone)).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
});

test('a passed word is on the completed page, says when it returns and is deleted once confirmed', async ({ page }) => {
  const [one, two] = await withWords(page, 3);
  await pass(page, one!);
  await pass(page, two!);
  await openSaved(page, '/mywords/completed');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText(done.banner)).toBeVisible();
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
  await page.getByRole('checkbox', { name: done.selectAll }).check();
  await button(page, done.deleteSelected).click();
  await button(page.getByRole('alertdialog'), common.delete).click();
  await expect(page.getByText(format(done.bulkFail, { n: 1 }))).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.goto('/?page=1');
  const star = button(page, ofWord(messages.save, two!));
  await star.click();
  await expect(page.getByText(messages.completedHint)).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('fourteen days later a completed word is in progress again', async ({ page, time }) => {
  const [word] = await withWords(page, 1);
  await pass(page, word!);
  await openSaved(page);
  await expect(page.getByText(my.empty)).toBeVisible();
  const days = (n: number) => n * 86_400;
  // A session that is not used for 14 days ends.
  await time.pass(days(7));
  await openSaved(page);
  await expect(page.getByText(my.empty)).toBeVisible();
  await time.pass(days(7) + 60);
  await openSaved(page);
  await expect(card(page, word!)).toBeVisible();
  await openSaved(page, '/mywords/completed');
  await expect(page.getByText(done.emptyTitle)).toBeVisible();
});
