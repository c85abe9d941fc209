import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pages } from '@utarang/contract';
import { admin, adminImport, err, format, importErr } from '@utarang/messages';
import { axeInBothLooks } from '../support/axe.js';
import { tabTo } from '../support/keyboard.js';
import { asAdmin } from '../support/member.js';
import { expect, memberTest as test } from '../support/test.js';

test.use({ expectedErrors: /40[09]|Failed to load resource/ });

const NEW = '한글 발음,히라가나,일본어 단어,뜻';

/** As a member who presses the button and picks a file. */
async function pick(page: Page, text: string, name = 'words.csv'): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: new RegExp(`^(${adminImport.choose}|${adminImport.chooseOther})$`) }).click();
  await (await opened).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const applyButton = (page: Page, n: number) =>
  page.getByRole('button', { name: format(adminImport.applyCount, { n }), exact: true });

test('words go out as a file, are changed in it, shown, and come back with a history', async ({ page }) => {
  await asAdmin(page);
  await page.goto(pages.adminWords);
  await page.getByRole('link', { name: admin['list.import'] }).click();
  await expect(page.getByRole('heading', { name: adminImport.title, level: 1 })).toBeFocused();

  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: adminImport.exportCsv }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^utarang-words-.*\.csv$/);
  const table = await readFile(await download.path(), 'utf8');
  const line = table.split('\r\n').find((one) => one.includes(',鉛筆,'))!;
  expect(line).toContain('연필');

  // By keyboard, with a mistake first: the page names the row and what to mend, and nothing is done.
  // The wait begins before the button is reached: a chooser that opens before anybody waits for it is lost.
  const opened = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: adminImport.choose }));
  await page.keyboard.press('Enter');
  const wrong = { name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(`${NEW}\n야마,yama,試山,산`) };
  await (await opened).setFiles(wrong);
  await expect(page.getByRole('heading', { name: format(adminImport.errorsTitle, { n: 1 }) })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: format(adminImport.row, { n: 2 }) })).toContainText('히라가나');
  await expect(applyButton(page, 1)).toHaveCount(0);

  const [headings] = table.split('\r\n');
  const added = [
    ',,시켄야마,しけんやま,試山,"시험 산, 시험하는 산",N1,,,,,',
    ',,시켄카와,しけんかわ,試川,시험 강,,,,,,',
  ];
  await pick(page, [headings, line.replace('연필', '연필 (한 자루)'), ...added].join('\r\n'));
  await expect(applyButton(page, 3)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '鉛筆' })).toContainText('연필 (한 자루)');
  await expect(page.getByRole('row').filter({ hasText: '試山' })).toContainText(adminImport.added);
  expect(await axeInBothLooks(page)).toEqual([]);
  const asked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asked()).toBe(true);

  // A step to another page and back loses nothing.
  await page.getByRole('link', { name: '우타랑' }).first().click();
  await page.goBack();
  await applyButton(page, 3).click();
  await expect(page.getByText(adminImport.doneTitle)).toBeVisible();
  expect(await asked()).toBe(false);
  expect(await axeInBothLooks(page)).toEqual([]);
  await page.getByRole('link', { name: adminImport.toHistory }).click();
  await expect(page.getByRole('main')).toContainText(admin['history.imported']);
  await page.goto(pages.adminWords);
  await page.getByRole('searchbox').fill('試山');
  await page.getByRole('button', { name: format(admin['list.history'], { word: '試山' }) }).click();
  await expect(page.getByRole('dialog').getByText(admin['history.imported'])).toBeVisible();
});

test('what is no table is refused where it was chosen, a file can be dropped, a network that fails loses nothing, and a book that changed is shown again', async ({
  page,
}) => {
  await asAdmin(page);
  await page.goto(pages.importWords);
  await pick(page, 'x', 'words.xlsx');
  await expect(page.getByRole('alert')).toHaveText(adminImport.extension);
  await pick(page, NEW);
  await expect(page.getByRole('alert')).toHaveText(importErr.noRows);
  expect(await axeInBothLooks(page)).toEqual([]);
  const dropped = await page.evaluateHandle(
    (text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'words.tsv', { type: '' }));
      return data;
    },
    `${NEW}\n시켄소라,しけんそら,試空,시험 하늘`.replaceAll(',', '\t'),
  );
  await page.getByText(adminImport.dropHint).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(applyButton(page, 1)).toBeVisible();
  await page.getByRole('button', { name: adminImport.cancel }).click();
  await expect(applyButton(page, 1)).toHaveCount(0);

  await page.route('**/api/admin/words/import*', (route) => route.abort());
  await pick(page, `${NEW}\n시켄우미,しけんうみ,試海,시험 바다`);
  await expect(page.getByText(err.network)).toBeVisible();
  await page.unroute('**/api/admin/words/import*');
  await page.getByRole('button', { name: adminImport.retry }).click();
  await expect(applyButton(page, 1)).toBeVisible();
  await page.route('**/api/admin/words/import*', (route) => route.abort());
  await applyButton(page, 1).click();
  await expect(page.getByText(err.network)).toBeVisible();
  await page.unroute('**/api/admin/words/import*');

  // Another admin adds the word meanwhile.
  const data = { koreanPronunciation: '시켄우미', hiragana: 'しけんうみ', japaneseWord: '試海', meaningKo: '바다' };
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  expect((await page.request.post('/api/admin/words/add', { headers, data })).status()).toBe(201);
  await page.getByRole('button', { name: adminImport.retry }).click();
  await expect(page.getByText(adminImport.outdated)).toBeVisible();
  await expect(page.getByRole('heading', { name: format(adminImport.errorsTitle, { n: 1 }) })).toBeVisible();
  expect(await axeInBothLooks(page)).toEqual([]);
});
