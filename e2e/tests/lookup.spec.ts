import type { Page } from '@playwright/test';
import { pages } from '@utarang/contract';
import { home as homeMessages, lookup as messages, pasted, song } from '@utarang/messages';
import { axeFindings } from '../support/axe.js';
import { composeHangul, composing } from '../support/ime.js';
import { asNewMember } from '../support/member.js';
import { expect, test } from '../support/test.js';

test.use({ expectedErrors: /ERR_FAILED/ });

const box = (page: Page) => page.getByRole('textbox', { name: messages.label });
const result = (page: Page) => page.getByRole('region', { name: messages.result });
const word = (page: Page, name: RegExp) => result(page).getByRole('button', { name });
const panel = (page: Page) => page.getByRole('complementary');
const read = (page: Page) => page.getByRole('button', { name: messages.submit, exact: true });

test('a guest looks a text up with the keyboard alone; keys that belong to an input method send nothing', async ({
  page,
}) => {
  await page.goto(pages.lookup);
  await box(page).focus();
  await composing(page, 'ねこ');
  await page.keyboard.press('Control+Enter');
  await composeHangul(page, 'ねこ');
  await expect(result(page)).toBeHidden();
  await page.keyboard.press('Control+Enter');
  await expect(word(page, /네코/)).toBeVisible();

  await box(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('三匹の猫が食べられなかった。\n사랑해\n\n君の名は');
  await page.keyboard.press('Control+Enter');
  await expect(word(page, /타베라레나캇타/)).toBeVisible();
  await expect(result(page)).toContainText('사랑해');
  await expect(result(page).getByRole('region', { name: '2절' })).toContainText('名');

  // All words are one stop of Tab; the arrows lead on, Enter shows the word, Tab goes to what is shown.
  await word(page, /산비키/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(word(page, /키미/)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await expect(word(page, /타베라레나캇타/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: '食べる' })).toBeVisible();
  await expect(panel(page)).toContainText('먹을 수 없었다');
  await expect(panel(page).getByRole('link', { name: '가능형' })).toHaveAttribute('href', '/endings/potential');
  expect(await axeFindings(page, 'main')).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button').first()).toBeFocused();
  await word(page, /타베라레나캇타/).focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(word(page, /타베라레나캇타/)).toBeFocused();

  await test.step('furigana and pronunciation can be put away', async () => {
    await expect(result(page).getByText('네코')).toBeVisible();
    await expect(result(page).locator('rt').first()).toBeVisible();
    await page.getByRole('button', { name: song.view, exact: true }).press('Enter');
    await page.getByRole('button', { name: messages.pronunciation, exact: true }).press('Enter');
    await expect(result(page).getByText('네코')).toBeHidden();
    await page.getByRole('button', { name: messages.furigana, exact: true }).press('Enter');
    await expect(result(page).locator('rt').first()).toBeHidden();
  });

  await test.step('the text stays over a failure, a reload and another page', async () => {
    await page.route('**/api/text/analyse', (route) => route.abort());
    await box(page).fill('猫が好き');
    await read(page).click();
    await expect(page.getByRole('alert').filter({ hasText: messages.fail })).toBeVisible();
    await expect(box(page)).toHaveValue('猫が好き');
    await page.unroute('**/api/text/analyse');
    await page.reload();
    await expect(box(page)).toHaveValue('猫が好き');
    await expect(word(page, /猫/)).toBeVisible();
    await word(page, /猫/).click();
    await panel(page).getByRole('link', { name: messages.toWord }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('猫');
    await page.goBack();
    await expect(box(page)).toHaveValue('猫が好き');
    await expect(word(page, /猫/)).toBeVisible();
  });
});

test('a guest pastes an LRC with furigana and a translation: each goes to its line, and can be left', async ({
  page,
}) => {
  await page.goto(pages.lookup);
  await box(page).fill(
    '[ti:창가]\n[00:12.40]窓(まど)を開(あ)けて\n마도오 아케테\n창을 열고\n[00:16.80]風(かぜ)を待(ま)つ\n카제오 마츠\n바람을 기다려',
  );
  await read(page).click();
  const card = page.getByRole('region', { name: pasted.title });
  await expect(card.getByRole('status')).toHaveText('후리가나 4곳 · 시간 2줄 · 독음과 번역 2줄');
  await expect(result(page).locator('[data-line]')).toHaveCount(2);
  await expect(result(page).locator('[data-line="0"]')).toContainText('00:12.4');
  await expect(result(page).locator('[data-line="0"]')).toContainText('창을 열고');
  await expect(word(page, /아케테/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await card.getByRole('button', { name: pasted.undo }).click();
  await expect(result(page).locator('[data-line]')).toHaveCount(7);
  await card.getByRole('button', { name: pasted.again }).click();
  await expect(result(page).locator('[data-line]')).toHaveCount(2);
});

test('what the search cannot place is read word by word: a sentence, a phrase that was heard, a long text', async ({
  page,
  home,
}) => {
  /** The link for this text: until the search has answered, the link for the text before stands there. */
  const lookUp = (text: string) =>
    page
      .getByRole('link', { name: homeMessages.lookUp })
      .and(page.locator(`[href="${pages.lookup}#${encodeURIComponent(text)}"]`));
  await home.open();
  await home.box.fill('君の名前を教えてください。');
  await lookUp('君の名前を教えてください。').click();
  await expect(page).toHaveURL(pages.lookup);
  await expect(box(page)).toHaveValue('君の名前を教えてください。');
  await expect(word(page, /나마에/)).toBeVisible();
  await page.goBack();
  await expect(home.box).toHaveValue('君の名前を教えてください。');

  await home.box.fill('키미노나와');
  const phrase = page.getByRole('region', { name: homeMessages['phrase.title'] });
  await phrase
    .filter({ has: lookUp('君の名は') })
    .getByRole('link', { name: homeMessages.lookUp })
    .click();
  await expect(box(page)).toHaveValue('君の名は');
  await expect(word(page, /키미/)).toBeVisible();
  await page.goBack();
  await expect(home.box).toHaveValue('키미노나와');

  const long = '君の名前を教えてください。'.repeat(10);
  await home.box.fill(long);
  await lookUp(long).click();
  await expect(box(page)).toHaveValue(long);
  await expect(word(page, /나마에/).first()).toBeVisible();
});

test('a member sees what is saved, and saves a word of the text', async ({ page }) => {
  await asNewMember(page);
  await page.goto(`${pages.lookup}#${encodeURIComponent('猫が好き')}`);
  await expect(result(page)).toContainText('아는 단어 0%');
  await word(page, /네코/).click();
  const star = panel(page).getByRole('button', { name: '猫 저장' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(word(page, /네코.*저장한 단어/)).toBeVisible();
  await page.reload();
  await expect(word(page, /네코.*저장한 단어/)).toBeVisible();
});
