import { pages } from '@utarang/contract';
import { admin, common, format, sentenceErr, adminSentences as texts } from '@utarang/messages';
import { axeInBothLooks, axeInBothThemes } from '../support/axe.js';
import { asAdmin } from '../support/member.js';
import { expect, type Page, memberTest as test } from '../support/test.js';

test.use({ expectedErrors: /40[039]|Failed to load resource/ });

const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' };
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const card = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** The first sentence of the list, as the API has it. */
async function firstOf(page: Page, search: string) {
  const answer = await page.request.get(`/api/admin/sentences${search}`);
  return ((await answer.json()) as { content: { id: number; meaningKo: string; version: number }[] }).content[0]!;
}

async function openWith(page: Page, id: number) {
  await page.goto(`${pages.adminSentences}?q=${id}`);
  await expect(page.getByRole('button', { name: format(texts.edit, { id: String(id) }) })).toBeVisible();
}

test('a sentence is added with its quiz by keyboard: a preview while it is typed, errors at their fields', async ({
  page,
}) => {
  await asAdmin(page);
  await page.goto(pages.adminSentences);
  await page.getByRole('button', { name: texts.add }).click();
  await expect(box(page, texts.text)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(box(page, texts.text)).toHaveAccessibleDescription(new RegExp(sentenceErr.textRequired));
  await expect(box(page, texts.text)).toBeFocused();
  await page.keyboard.type('青い 紙を 切る。');
  await page.keyboard.press('Enter');
  await expect(box(page, texts.text)).toHaveAccessibleDescription(/읽기/);
  await box(page, texts.text).fill('青[あお]い 紙[かみ]を 切[き]る。');
  await box(page, texts.meaning).fill('파란 종이를 싹둑 자른다.');
  for (const word of ['青い', '紙', '切る']) {
    await page.getByRole('button', { name: format(texts.addWord, { word }), exact: true }).click();
  }
  await page.getByRole('checkbox', { name: texts.quizOn }).check();
  await page.getByRole('combobox', { name: texts.answer }).selectOption('切る');
  for (const word of ['飲む', '住む', '読む']) {
    await box(page, texts.pickWrong).fill(word);
    await page
      .getByRole('button', { name: format(texts.addWord, { word }), exact: true })
      .first()
      .click();
  }
  await box(page, texts.korean).fill('자른다');
  await box(page, texts.note).fill('종이는 자르는 거라서 切る예요.');
  const preview = page.getByRole('region', { name: texts.preview });
  await expect(preview).toContainText('파란 종이를 싹둑 자른다.');
  await expect(preview.getByRole('link', { name: /紙/ })).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveText([/切る/, /飲む/, /住む/, /読む/]);
  // Below the bar that stays in sight a box may be half hidden, wherever the page has been scrolled to.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await axeInBothThemes(page, '[data-edit]')).toEqual([]);
  await box(page, texts.note).press('Control+Enter');
  await expect(card(page, '파란 종이를 싹둑 자른다.')).toContainText(texts.asked);

  // A learner meets it at once: on the page of its word.
  const { id } = await firstOf(page, '');
  await openWith(page, id);
  await page.getByRole('link', { name: /切/ }).first().click();
  await expect(page).toHaveURL(/\/words\/\d+/);
});

test('a sentence is found, changed in its place, left and found again, and taken out of the list', async ({ page }) => {
  await asAdmin(page);
  const { id, meaningKo } = await firstOf(page, '?level=N4&state=unasked');
  await page.goto(`${pages.adminSentences}?level=N4&state=unasked`);
  await expect(page.getByRole('combobox', { name: admin['list.level'] })).toHaveValue('N4');
  await expect(page.getByRole('combobox', { name: texts.state })).toHaveValue('unasked');
  expect(await axeInBothLooks(page)).toEqual([]);
  await page.getByRole('searchbox').fill(String(id));
  await page.getByRole('button', { name: format(texts.edit, { id: String(id) }) }).click();
  await box(page, texts.meaning).fill('아직 저장 안 함');
  await page.getByRole('searchbox').fill('없는 말');
  await expect(box(page, texts.meaning)).toHaveValue('아직 저장 안 함');
  await box(page, texts.meaning).press('Escape');
  await page.getByRole('button', { name: admin['list.cancelUndo'] }).click();
  await expect(box(page, texts.meaning)).toHaveValue('아직 저장 안 함');
  await box(page, texts.meaning).press('Enter');
  await expect(box(page, texts.meaning)).toHaveAccessibleDescription(sentenceErr.meaningWithoutEnd);
  await box(page, texts.meaning).press('Escape');

  await page.getByRole('searchbox').fill(String(id));
  await expect(card(page, meaningKo)).toBeVisible();
  await page.getByRole('button', { name: format(texts.retireAria, { id: String(id) }) }).click();
  await expect(page.getByText(texts.noMatch)).toBeVisible();
  await page.getByRole('combobox', { name: texts.state }).selectOption('retired');
  await page.getByRole('button', { name: format(texts.restoreAria, { id: String(id) }) }).click();
  await page.getByRole('combobox', { name: texts.state }).selectOption('shown');
  await expect(card(page, meaningKo)).toBeVisible();
});

test('of two admins who change a sentence at once none is overwritten, and a change is taken back with one press', async ({
  page,
}) => {
  await asAdmin(page);
  const { id, meaningKo } = await firstOf(page, '?level=N5&state=unasked');
  await openWith(page, id);
  await page.getByRole('button', { name: format(texts.edit, { id: String(id) }) }).click();
  await box(page, texts.meaning).fill(`또 ${meaningKo}`);
  const there = await (await page.request.get(`/api/admin/sentences/${id}`)).json();
  const { level, text, wordIds, targetIds, quiz } = there;
  const data = { level, text, meaningKo, wordIds, targetIds, quiz, situations: ['음식'] };
  expect((await page.request.put(`/api/admin/sentences/${id}`, { headers: HEADERS, data })).status()).toBe(200);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('alertdialog', { name: admin['conflict.title'] });
  await expect(dialog.getByRole('region', { name: admin['conflict.theirs'] })).toContainText('음식');
  expect(await axeInBothThemes(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: admin['conflict.keepMine'] }).click();
  await expect(card(page, `또 ${meaningKo}`)).toBeVisible();

  await page.getByRole('button', { name: format(texts.history, { id: String(id) }) }).click();
  const history = page.getByRole('dialog');
  await expect(history.getByRole('button', { name: /되돌리기/ })).toHaveCount(2);
  expect(await axeInBothThemes(page, 'dialog')).toEqual([]);
  await history
    .getByRole('button', { name: /되돌리기/ })
    .first()
    .click();
  await expect(history.getByText(admin['history.undone'])).toBeVisible();
  await history.getByRole('button', { name: common.close }).click();
  await expect(card(page, meaningKo)).not.toContainText(`또 ${meaningKo}`);
});
