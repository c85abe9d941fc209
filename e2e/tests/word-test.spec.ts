import type { Word } from '@utarang/contract';
import { attemptsPerRound, wordPoints } from '@utarang/domain/study';
import { common, format, test as messages, my, strip, word as wordMessages } from '@utarang/messages';
import { axeInBothLooks, axeInBothThemes } from '../support/axe.js';
import { cooledDown, justBegun } from '../support/cooldown.js';
import { composeHangul, safariEnter } from '../support/ime.js';
import { enter, enterAfterReading, tabTo } from '../support/keyboard.js';
import { asNewMember, save } from '../support/member.js';
import { recordMotion } from '../support/motion.js';
import { crampedButtons, setTextSize, setWidth, sidewaysScroll, smallTargets } from '../support/screen.js';
import { expect, type Page, memberTest as test } from '../support/test.js';
import { theWord } from '../support/words.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: messages.title, exact: true });
const field = (page: Page) => dialog(page).getByRole('textbox', { name: messages.answer });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Opens the test of a word on its page, by keyboard. */
async function openTest(page: Page, { id, japaneseWord }: Word): Promise<void> {
  await page.goto(`/words/${id}`);
  const opener = page.getByRole('button', { name: format(wordMessages.testName, { word: japaneseWord }) });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByText(messages.question)).toBeVisible();
}

async function answer(page: Page, text: string): Promise<void> {
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText(text);
  await enter(page);
}

/** Inspects a state of the dialog; what is behind it can neither be read nor reached. */
async function inspect(page: Page): Promise<void> {
  expect(await axeInBothThemes(page, 'dialog')).toEqual([]);
}

test('a guest tries, and nothing of it is kept; a member has a round of attempts, waits, practises and passes', async ({
  page,
  time,
}) => {
  test.slow(); // every state is looked at by axe
  await setWidth(page, 390);
  const taberu = await theWord(page.request, '食べる', '먹다');

  await test.step('a guest tries until it is right, and sees the word in a sentence', async () => {
    await openTest(page, taberu);
    await answer(page, '마시다');
    await expect(dialog(page).getByText(messages.wrongGuest).first()).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await answer(page, '먹다');
    await expect(button(page, messages.next)).toBeFocused();
    await expect(dialog(page).getByText(messages.guestNote)).toBeVisible();
    await expect(dialog(page).locator('mark')).toHaveCount(1);
    await expect(button(page, messages.alreadyGo)).toHaveCount(0);
    await inspect(page);
  });

  await asNewMember(page);
  await openTest(page, taberu);
  await expect(dialog(page).getByText(format(messages.attempts, { n: attemptsPerRound }))).toBeVisible();
  expect(await axeInBothLooks(page)).toEqual([]);

  await test.step('the Enter of the input method submits nothing, the next one once', async () => {
    const answers: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/clear/answer')) answers.push(request.postDataJSON());
    });
    await composeHangul(page, '마시다');
    expect(await safariEnter(field(page))).toBe(true);
    expect(answers).toEqual([]);
    await enterAfterReading(page);
    await expect(
      dialog(page)
        .getByText(format(messages.wrong, { n: attemptsPerRound - 1 }))
        .first(),
    ).toBeVisible();
    await expect(field(page)).toHaveValue('');
    expect(answers).toEqual([{ answerKo: '마시다' }]);
    await inspect(page);
  });

  await test.step('the reading costs nothing', async () => {
    await answer(page, '타베루');
    await expect(dialog(page).getByText(messages.near).first()).toBeVisible();
    await expect(dialog(page).getByText(format(messages.attempts, { n: attemptsPerRound - 1 }))).toBeVisible();
    await inspect(page);
  });

  await test.step('the last wrong answer begins a cooldown, which closing does not evade', async () => {
    await page.keyboard.press('ControlOrMeta+A');
    for (let left = attemptsPerRound - 1; left > 0; left--) {
      await expect(dialog(page).getByText(format(messages.attempts, { n: left }), { exact: true })).toBeVisible();
      await answer(page, '마시다');
    }
    await expect(dialog(page).getByRole('timer')).toHaveText(justBegun);
    await expect(button(page, messages.practice)).toBeFocused();
    await inspect(page);
    await page.keyboard.press('Escape');
    const opener = page.getByRole('button', { name: format(wordMessages.testName, { word: '食べる' }) });
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await expect(opener).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('meanwhile the word can be practised', async () => {
    const practice = page.getByRole('button', { name: format(messages.practiceAria, { word: '食べる' }) });
    await tabTo(page, practice);
    await enter(page);
    await answer(page, '마시다');
    await tabTo(page, button(page, messages.reveal));
    await enter(page);
    await expect(dialog(page).getByText('먹다').first()).toBeVisible();
    await inspect(page);
    await answer(page, '먹다');
    await expect(dialog(page).getByText(messages.correct).first()).toBeVisible();
    await enter(page);
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('after the cooldown it is tested again, and passed', async () => {
    const opener = page.getByRole('button', { name: format(wordMessages.testName, { word: '食べる' }) });
    await time.pass(cooledDown);
    await expect(opener).toHaveAttribute('aria-disabled', 'false');
    await tabTo(page, opener);
    await enter(page);
    await expect(dialog(page).getByText(format(messages.attempts, { n: attemptsPerRound }))).toBeVisible();
    await answer(page, '먹다');
    await expect(
      dialog(page).getByText(format(messages.points, { n: wordPoints('N5') }), { exact: true }),
    ).toBeVisible();
    await expect(button(page, common.confirm)).toBeFocused();
    await inspect(page);
    await enter(page);
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-disabled', 'true');
    const me = await (await page.request.get('/api/users/me')).json();
    expect(me).toMatchObject({ totalPoints: 1, wordPoints: 1 });
  });
});

test('several words by keyboard only, on a narrow screen with large text and without movement', async ({ page }) => {
  test.slow();
  const words = [
    await theWord(page.request, '食べる', '먹다'),
    await theWord(page.request, '飲む', '마시다'),
    await theWord(page.request, '本', '책'),
  ];
  const meaningOf = (japaneseWord: string) =>
    words.find((word) => word.japaneseWord === japaneseWord)!.meaningKo.split(',')[0]!;
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, 200);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moved = await recordMotion(page);
  await asNewMember(page);
  for (const { id } of words) await save(page, id);

  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: strip.start }));
  await page.keyboard.press('Enter');
  const place = (n: number) => dialog(page).getByText(format(my.bulkProgress, { total: 3, n }), { exact: true });
  const asked = async () => (await dialog(page).locator('p[lang=ja]').textContent()) ?? '';
  const fits = async () => {
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await expect.poll(() => dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    await expect.poll(async () => (await crampedButtons(page)).filter((found) => !found.includes('inert'))).toEqual([]);
    await expect.poll(() => smallTargets(page, 24)).toEqual([]);
  };

  await expect(place(1)).toBeVisible();
  await fits();
  await answer(page, meaningOf(await asked()));
  await expect(place(2)).toBeVisible();
  for (let left = attemptsPerRound; left > 0; left--) {
    await expect(dialog(page).getByText(format(messages.attempts, { n: left }), { exact: true })).toBeVisible();
    await answer(page, '아니다');
  }
  await expect(button(page, messages.next)).toBeFocused();
  await fits();
  await enter(page);
  await expect(place(3)).toBeVisible();
  await answer(page, meaningOf(await asked()));
  await expect(dialog(page).getByText(messages.allDone, { exact: true })).toBeVisible();
  await expect(button(page, common.confirm)).toBeFocused();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(3);
  await fits();
  await inspect(page);
  await enter(page);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(messages.allDone).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)))
    .toBe(true);
  expect(await moved()).toEqual([]);
});
