import type { Locator } from '@playwright/test';
import { pages, type Word } from '@utarang/contract';
import { a11y, admin, adminErr, auth, common, format, nav, noPerm } from '@utarang/messages';
import { axeFindings, axeInBothLooks, axeInBothThemes } from '../support/axe.js';
import { composeHangul, safariEnter } from '../support/ime.js';
import { asAdmin, asNewMember } from '../support/member.js';
import { expect, type Page, memberTest as test } from '../support/test.js';
import { theWord } from '../support/words.js';

test.use({ expectedErrors: /40[039]|Failed to load resource/ });

/** Every page that admins alone see, and the entries of their menu. */
const forAdmins = [
  pages.addWord,
  pages.adminWords,
  pages.importWords,
  pages.adminQueue,
  pages.adminMembers,
  pages.adminHistory,
  pages.adminSentences,
  pages.adminSongs,
  `${pages.adminSongs}/new`,
  pages.adminArtists,
];
const inMenu = [nav.adminWords, nav.adminQueue, nav.adminMembers, nav.adminHistory, nav.adminSentences];

const box = (page: Page | Locator, name: string) => page.getByRole('textbox', { name, exact: true });
const row = (page: Page, word: string) => page.getByRole('row').filter({ hasText: word });
const editButton = (page: Page, word: string) =>
  page.getByRole('button', { name: format(admin['list.edit'], { word }), exact: true });

/** As another admin would at the same time: the four fields with another meaning. */
async function editElsewhere(page: Page, word: Word, meaningKo: string): Promise<void> {
  const { id, koreanPronunciation, hiragana, japaneseWord } = word;
  const answer = await page.request.put(`/api/admin/words/${id}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { id, koreanPronunciation, hiragana, japaneseWord, meaningKo },
  });
  expect(answer.status()).toBe(200);
}

/** The list with one word in it. */
async function openWith(page: Page, { japaneseWord }: Word): Promise<void> {
  await page.goto(`${pages.adminWords}?q=${encodeURIComponent(japaneseWord)}`);
  await expect(editButton(page, japaneseWord)).toBeVisible();
}

test('what is for admins is for them alone, by the server and by the router', async ({ page, request }) => {
  await asNewMember(page);
  for (const path of forAdmins) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain(noPerm.adminsOnly);
    expect(html, path).not.toContain(admin['list.search']);
    expect(await (await request.get(path)).text(), path).toContain(auth.required);
  }
  await page.goto(pages.adminWords);
  await expect(page.getByRole('heading', { name: noPerm.title, level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: noPerm.toHome })).toHaveAttribute('href', '/');
  expect(await axeFindings(page)).toEqual([]);
});

test('a word is added by keyboard: errors at their fields, a duplicate, then an empty form with the focus', async ({
  page,
}) => {
  await asAdmin(page);
  await page.goto(pages.addWord);
  await page.getByRole('button', { name: admin['add.submit'] }).click();
  await expect(box(page, admin['add.hiragana'])).toBeFocused();
  await expect(box(page, admin['add.hiragana'])).toHaveAccessibleDescription(new RegExp(admin['add.allFields']));

  await page.keyboard.type('おくじょうにわ');
  await expect(page.getByText('오쿠죠우니와')).toBeVisible();
  await box(page, admin['add.pron']).focus();
  await composeHangul(page, '옥상');
  expect(await safariEnter(box(page, admin['add.pron']))).toBe(true);
  await expect(page.getByText(admin['add.previewDiffers'])).toBeVisible();
  expect(await axeInBothLooks(page)).toEqual([]);
  await page.getByRole('button', { name: admin['add.usePreview'] }).click();
  await expect(box(page, admin['add.pron'])).toHaveValue('오쿠죠우니와');
  await expect(page.getByText(admin['add.previewDiffers'])).toHaveCount(0);
  await box(page, admin['add.word']).fill('屋上庭');
  await box(page, admin['add.meaning']).fill('옥상,정원');
  await page.keyboard.press('Enter');
  await expect(box(page, admin['add.meaning'])).toBeFocused();
  await expect(box(page, admin['add.meaning'])).toHaveAttribute('aria-invalid', 'true');
  await box(page, admin['add.meaning']).fill('옥상 정원');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '屋上庭' })).toBeVisible();
  await expect(box(page, admin['add.hiragana'])).toBeFocused();
  for (const name of ['add.hiragana', 'add.pron', 'add.word', 'add.meaning'] as const) {
    await expect(box(page, admin[name])).toHaveValue('');
  }

  for (const [name, text] of [
    ['add.hiragana', 'おくじょうにわ'],
    ['add.pron', '오쿠죠우니와'],
    ['add.word', '屋上庭'],
    ['add.meaning', '또 한 번'],
  ] as const) {
    await box(page, admin[name]).fill(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(adminErr.duplicate);
  await expect(box(page, admin['add.meaning'])).toHaveValue('또 한 번');

  // It is found by everyone at once.
  await page.goto(`/?m=pron&q=${encodeURIComponent('오쿠죠우니와')}`);
  await expect(page.getByRole('heading', { name: '屋上庭' })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(format(a11y.userMenuBtn, { initials: '.+' })) }).click();
  for (const name of inMenu) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('thousands of words are searched and filtered, one is changed in its row by keyboard alone, and what is typed outlives a step away', async ({
  page,
}) => {
  await asAdmin(page);
  const word = await theWord(page.request, '扇風機', '선풍기');
  await openWith(page, word);
  expect(await axeInBothLooks(page)).toEqual([]);
  await editButton(page, '扇風機').focus();
  await page.keyboard.press('Enter');
  await expect(box(page, admin['add.pron'])).toBeFocused();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await box(page, admin['add.meaning']).focus();
  await page.keyboard.press('End');
  await composeHangul(page, '새 뜻');
  await expect(box(page, admin['add.meaning'])).toHaveValue(`${word.meaningKo}새 뜻`);
  await page.keyboard.press('Escape');
  await expect(editButton(page, '扇風機')).toBeFocused();
  await expect(row(page, '扇風機')).toContainText(word.meaningKo);
  await expect(row(page, '扇風機')).not.toContainText('새 뜻');
  // What was typed can be had back.
  await page.getByRole('button', { name: admin['list.cancelUndo'] }).click();
  await expect(box(page, admin['add.meaning'])).toHaveValue(`${word.meaningKo}새 뜻`);
  await box(page, admin['add.meaning']).fill('');
  await page.keyboard.press('Enter');
  await expect(box(page, admin['add.meaning'])).toHaveAccessibleDescription(adminErr.meaningRequired);
  await box(page, admin['add.meaning']).fill('선풍기, 바람개비');
  await page.getByRole('button', { name: admin['list.more'] }).click();
  await page.getByRole('combobox', { name: admin['list.level'] }).last().selectOption('N1');
  await page.keyboard.press('Control+Enter');
  await expect(editButton(page, '扇風機')).toBeFocused();
  await expect(row(page, '扇風機')).toContainText(admin['list.editDone']);
  await expect(row(page, '扇風機')).toContainText('바람개비');
  await expect(row(page, '扇風機')).toContainText('N1');

  await page.getByRole('combobox', { name: admin['list.level'] }).selectOption('N5');
  await expect(page.getByText(admin['list.noMatch'])).toBeVisible();
  await page.goBack();
  await expect(row(page, '扇風機')).toBeVisible();

  // What is not saved yet outlives a search and a step to another page, and another row is left alone.
  await editButton(page, '扇風機').click();
  await box(page, admin['add.meaning']).fill('아직 저장 안 함');
  await page.getByRole('searchbox').fill('食べる');
  await expect(editButton(page, '食べる')).toBeVisible();
  await expect(box(page, admin['add.meaning'])).toHaveValue('아직 저장 안 함');
  await editButton(page, '食べる').click();
  const second = page.getByRole('row').filter({ has: page.locator('input[value="食べる"]') });
  await box(second, admin['add.hiragana']).fill('よむ');
  await page.keyboard.press('Enter');
  await expect(box(second, admin['add.hiragana'])).toHaveAccessibleDescription(adminErr.doesNotFit);
  await expect(box(page, admin['add.meaning']).first()).toHaveValue('아직 저장 안 함');
  await page.getByRole('link', { name: admin['add.title'] }).first().click();
  await expect(page).toHaveURL(pages.addWord);
  await page.goBack();
  await expect(box(page, admin['add.meaning']).first()).toHaveValue('아직 저장 안 함');
  const asked = await page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(asked).toBe(true);
});

test('of two admins who change a word at once none is overwritten, and a change is taken back with one press', async ({
  page,
}) => {
  await asAdmin(page);
  const word = await theWord(page.request, '冷蔵庫', '냉장고');
  await openWith(page, word);
  await editButton(page, '冷蔵庫').click();
  await box(page, admin['add.meaning']).fill('내가 쓴 뜻');
  await editElsewhere(page, word, '남이 쓴 뜻');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: admin['conflict.title'] });
  await expect(dialog.getByRole('region', { name: admin['conflict.mine'] })).toContainText('내가 쓴 뜻');
  await expect(dialog.getByRole('region', { name: admin['conflict.theirs'] })).toContainText('남이 쓴 뜻');
  expect(await axeInBothThemes(page, 'dialog')).toEqual([]);
  // Escape leads back to the row as it was typed; saved again it is compared again.
  await page.keyboard.press('Escape');
  await expect(box(page, admin['add.meaning'])).toHaveValue('내가 쓴 뜻');
  await page.getByRole('button', { name: admin['list.save'] }).click();
  await dialog.getByRole('button', { name: admin['conflict.keepMine'] }).click();
  await expect(row(page, '冷蔵庫')).toContainText('내가 쓴 뜻');

  await page.getByRole('button', { name: format(admin['list.history'], { word: '冷蔵庫' }) }).click();
  const history = page.getByRole('dialog');
  await expect(history.getByRole('listitem')).toHaveCount(2);
  expect(await axeInBothThemes(page, 'dialog')).toEqual([]);
  await history
    .getByRole('button', { name: /되돌리기/ })
    .first()
    .click();
  await expect(history.getByText(admin['history.undone'])).toBeVisible();
  await history.getByRole('button', { name: common.close }).click();
  await expect(row(page, '冷蔵庫')).toContainText('남이 쓴 뜻');
});
