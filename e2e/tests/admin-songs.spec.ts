import type { Locator } from '@playwright/test';
import { pages, pathOf } from '@utarang/contract';
import { admin, adminSongErr, adminSongs, format } from '@utarang/messages';
import { axeInBothLooks, axeInBothThemes } from '../support/axe.js';
import { asAdmin } from '../support/member.js';
import { expect, type Page, memberTest as test } from '../support/test.js';

test.use({ expectedErrors: /40[039]|Failed to load resource/ });

const box = (at: Page | Locator, name: string) => at.getByRole('textbox', { name, exact: true });
const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true });
const line = (page: Page, n: number) => page.locator('[data-line]').nth(n - 1);
const japanese = (page: Page, n: number) => box(line(page, n), adminSongs.lineJapanese);

/** Written for this journey. */
const LINES =
  '庭[にわ]の 石[いし]は[わ] 丸[まる]い\n뜰의 돌은 둥글다\n空[そら]は[わ] 高[たか]い\n하늘은 높다\n\nまた 明日[あした]\n내일 또';

async function addSong(page: Page, title: string): Promise<number> {
  const artists = (await (await page.request.get('/api/admin/artists')).json()) as { id: number }[];
  const answer = await page.request.post('/api/admin/songs', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: {
      ...{ title, titleKo: '처음 제목', reading: 'はじめ', year: 2024, artistIds: [artists[0]!.id] },
      lines: [
        { stanza: 1, text: 'また', meaningKo: '또' },
        { stanza: 1, text: 'あした', meaningKo: '내일' },
      ],
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

test('a song is added: lines pasted, errors at their fields and lines, readings shown, then in the book', async ({
  page,
}) => {
  await asAdmin(page);
  await page.goto(pages.adminSongs);
  await page.getByRole('link', { name: adminSongs.add }).click();
  await expect(page).toHaveURL(`${pages.adminSongs}/new`);
  await box(page, adminSongs.paste).fill(LINES);
  await button(page, adminSongs.pasteAdd).click();
  await expect(page.locator('[data-line]')).toHaveCount(3);
  await expect(line(page, 1).locator('ruby').first()).toHaveText('庭にわ');
  await expect(line(page, 1)).toContainText('니와노 이시와 마루이');
  await japanese(page, 2).fill('空は 高[たか]い');
  await expect(line(page, 2)).toContainText(format(adminSongErr.noReading, { kanji: '空' }));

  await button(page, adminSongs.save).click();
  await expect(box(page, adminSongs.songTitle)).toBeFocused();
  await expect(box(page, adminSongs.songTitle)).toHaveAccessibleDescription(adminSongErr.titleRequired);
  await expect(japanese(page, 2)).toHaveAttribute('aria-invalid', 'true');
  expect(await axeInBothLooks(page)).toEqual([]);

  await box(page, adminSongs.songTitle).fill('庭の石');
  await box(page, adminSongs.titleKo).fill('뜰의 돌');
  await box(page, adminSongs.reading).fill('にわのいし');
  await box(page, adminSongs.year).fill('2025');
  await page.getByRole('combobox', { name: adminSongs.addArtist }).selectOption({ index: 1 });
  await japanese(page, 2).fill('空[そら]は[わ] 高[たか]い');
  // What is typed outlives a step to another page.
  await page.getByRole('link', { name: adminSongs.showAll }).click();
  await page.goBack();
  await expect(box(page, adminSongs.titleKo)).toHaveValue('뜰의 돌');
  await button(page, adminSongs.save).click();
  await expect(page).toHaveURL(/\/admin\/songs\/1\d{5}$/);
  await page.getByRole('link', { name: adminSongs.toPage }).click();
  await expect(page.getByText('뜰의 돌은 둥글다')).toBeVisible();

  await page.goto(`${pages.adminSongs}?q=${encodeURIComponent('뜰의')}`);
  await expect(page.getByRole('link', { name: format(adminSongs.edit, { name: '庭の石' }) })).toBeVisible();
  expect(await axeInBothLooks(page)).toEqual([]);
});

test('lines move by button and by keyboard, with the focus; two admins see both texts, and a change is taken back', async ({
  page,
}) => {
  await asAdmin(page);
  const id = await addSong(page, 'はじめ');
  await page.goto(pathOf('adminSong', { id }));
  await button(page, format(adminSongs.down, { n: 1 })).click();
  await expect(japanese(page, 1)).toHaveValue('あした');
  await expect(button(page, format(adminSongs.down, { n: 2 }))).toBeFocused();
  await japanese(page, 2).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(japanese(page, 1)).toHaveValue('また');
  await expect(japanese(page, 1)).toBeFocused();
  await button(page, format(adminSongs.remove, { n: 2 })).click();
  await expect(page.locator('[data-line]')).toHaveCount(1);
  await button(page, adminSongs.removeUndo).click();
  await expect(page.locator('[data-line]')).toHaveCount(2);
  await box(page, adminSongs.titleKo).fill('내 제목');

  const song = (await (await page.request.get(`/api/admin/songs/${id}`)).json()) as Record<string, unknown>;
  const artistIds = (song['artists'] as { id: number }[]).map((artist) => artist.id);
  const other = await page.request.put(`/api/admin/songs/${id}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { ...song, artistIds, titleKo: '남의 제목' },
  });
  expect(other.status()).toBe(200);
  await button(page, adminSongs.save).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('남의 제목');
  await expect(dialog).toContainText('내 제목');
  expect(await axeInBothThemes(page, 'dialog')).toEqual([]);
  await button(dialog, admin['conflict.keepMine']).click();
  await expect(page.getByText(adminSongs.unsaved)).toHaveCount(0);

  await button(page, adminSongs.history).click();
  await expect(page.getByRole('dialog')).toContainText('남의 제목');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /되돌리기/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(admin['history.undone']);
  await page.keyboard.press('Escape');
  await expect(box(page, adminSongs.titleKo)).toHaveValue('남의 제목');
});

test('an artist is added, found and taken out', async ({ page }) => {
  await asAdmin(page);
  await page.goto(pages.adminArtists);
  await button(page, adminSongs.artistAdd).click();
  await button(page, adminSongs.save).click();
  await expect(box(page, adminSongs.artistName)).toHaveAccessibleDescription(adminSongErr.nameRequired);
  expect(await axeInBothLooks(page)).toEqual([]);
  await box(page, adminSongs.artistName).fill('石庭');
  await box(page, adminSongs.artistNameKo).fill('이시니와');
  await box(page, adminSongs.artistRomaji).fill('Ishiniwa');
  await box(page, adminSongs.genres).fill('록, 포크');
  await box(page, adminSongs.bio).fill('지어낸 아티스트예요. 돌을 노래해요.');
  await button(page, adminSongs.save).click();
  await page.getByRole('searchbox').fill('이시니와');
  await button(page, `石庭 ${adminSongs.retire}`).click();
  await expect(page.getByText(adminSongs.retired, { exact: true })).toHaveCount(1);
});
