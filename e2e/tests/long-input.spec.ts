import type { Locator } from '@playwright/test';
import {
  ADDRESS_MAX,
  ANSWER_MAX,
  CORRECTION_MAX,
  LYRIC_LINE_MAX,
  LYRIC_TITLE_MAX,
  NAME_MAX,
  pages,
  pathOf,
  QUERY_MAX,
  REPORT_MAX,
  SENTENCE_FIELD_MAX,
  TEXT_MAX,
  WORD_FIELD_MAX,
} from '@utarang/contract';
import {
  admin,
  adminSentences,
  adminSongs,
  common,
  findId,
  format,
  kana,
  login,
  myLyrics,
  profile,
  pw,
  resetPw,
  signup,
  song,
  test as testMessages,
  word as wordMessages,
  wordNames,
} from '@utarang/messages';
import { asAdmin, asNewMember, newText, save } from '../support/member.js';
import { expect, type Page, memberTest as test } from '../support/test.js';
import { theWord } from '../support/words.js';

/** More than any name, address or password may have. */
const LONG = 300;

test.use({ expectedErrors: /400|401|Failed to load resource/ });

const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true });
const box = (at: Page | Locator, name: string) => at.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** Puts more into a box than may be sent and sends it: the box says how much it may be, and has all of it still. */
async function isTold(
  box: Locator,
  most: number,
  send: 'Enter' | 'Tab' | 'Control+Enter' | null = 'Enter',
  letter = '가',
): Promise<void> {
  const text = letter.repeat(most + 1);
  await box.fill(text);
  if (send) await box.press(send);
  const name = await box.evaluate((element) => `${location.pathname} ${element.outerHTML.slice(0, 200)}`);
  await expect.soft(box, name).toHaveAccessibleDescription(/까지 (쓸|분석할)|자부터 \d+자까지/);
  await expect.soft(box, name).toHaveValue(text);
}

test('no box that guests write in cuts a text that is too long, and each says how long it may be', async ({ page }) => {
  for (const path of [
    ...['/', '/jlpt?level=N5', '/fields?value=식당', '/ko-like', '/words', '/kana', '/particles', '/endings'],
    ...['/songs', '/artists', '/songs/1'],
  ]) {
    await page.goto(path);
    await isTold(page.getByRole('searchbox'), QUERY_MAX, null);
  }
  await page.goto('/lookup');
  await isTold(page.getByRole('textbox'), TEXT_MAX, 'Control+Enter', 'あ');

  await page.goto('/kana?drill=wa-ne-re');
  await button(page, kana['drill.read']).click();
  await isTold(page.getByRole('textbox'), ANSWER_MAX);

  await page.goto('/songs/1?study=true');
  await button(page, song.heard).click();
  await isTold(page.getByRole('textbox'), LYRIC_LINE_MAX);

  const { id, japaneseWord } = await theWord(page.request, '食べる', '먹다');
  await page.goto(`/words/${id}`);
  await button(page, format(wordMessages.testName, { word: japaneseWord })).click();
  await isTold(page.getByRole('dialog').getByRole('textbox'), ANSWER_MAX);

  await page.goto('/login');
  const dialog = page.getByRole('dialog');
  await button(page, login.findId).click();
  await box(dialog, profile.birth).fill('1999-04-12');
  await isTold(box(dialog, findId.name), NAME_MAX);
  await page.keyboard.press('Escape');
  await button(page, login.resetPw).click();
  await box(dialog, resetPw.email).fill('a@example.com');
  await isTold(box(dialog, login.username), LONG);
  await isTold(box(dialog, resetPw.email), LONG, 'Enter', 'a@example.com');
  await page.keyboard.press('Escape');

  await page.goto('/signup');
  for (const [name, most] of [
    [signup.username, LONG],
    [signup.password, LONG],
    [signup.name, NAME_MAX],
    [signup.job, NAME_MAX],
    [signup.email, LONG],
  ] as const) {
    const letter = name === signup.email ? 'a@example.com' : 'Ab1가';
    await isTold(box(page, name).first(), most, 'Enter', letter);
  }
});

test('nor does one that members write in', async ({ page }) => {
  await asNewMember(page);
  const { id, japaneseWord } = await theWord(page.request, '食べる', '먹다');
  await save(page, id);
  const write = { headers: { 'X-Requested-With': 'XMLHttpRequest' } };
  for (const path of ['fav-songs/1', 'fav-artists/113']) await page.request.post(`/api/users/me/${path}`, write);
  for (const path of ['/mywords', '/my-songs', '/my-artists']) {
    await page.goto(path);
    await isTold(page.getByRole('searchbox'), QUERY_MAX, null);
  }

  await page.goto(`/words/${id}`);
  await button(page, format(wordMessages.testName, { word: japaneseWord })).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('마시다');
  await dialog.getByRole('textbox').press('Enter');
  await button(dialog, testMessages.report).click();
  await isTold(box(dialog, testMessages.reportNote), REPORT_MAX, null);

  await page.goto('/my-lyrics?write=true');
  await isTold(box(page, myLyrics.label), TEXT_MAX, 'Control+Enter', 'あ');
  await box(page, myLyrics.label).fill('雨が降る。');
  for (const name of [myLyrics.name, myLyrics.artist]) await isTold(box(page, name), LYRIC_TITLE_MAX);

  const text = await newText(page);
  await page.goto(`/my-lyrics/${text}`);
  await button(page, `${myLyrics.translate} ${format(myLyrics.translationOf, { n: 1 })}`).click();
  await isTold(box(page, format(myLyrics.translationOf, { n: 1 })), LYRIC_LINE_MAX);
  await page.getByRole('article').getByRole('button', { name: /아메/ }).click();
  await button(page, format(myLyrics.fixOf, { word: '雨' })).click();
  for (const name of [myLyrics.fixReading, myLyrics.fixMeaning]) {
    await isTold(box(page, name), CORRECTION_MAX, null, name === myLyrics.fixReading ? 'あ' : '비');
  }

  await page.goto('/user-info');
  await button(page, profile.editStart).click();
  for (const [name, most] of [
    [profile.name, NAME_MAX],
    [profile.job, NAME_MAX],
    [profile.email, LONG],
  ] as const) {
    await isTold(box(page, name), most, 'Enter', name === profile.email ? 'a@example.com' : '가');
  }
  await page.getByLabel(pw.current, { exact: true }).fill('Sorairo-1204');
  await isTold(page.getByLabel(pw.new, { exact: true }), LONG, 'Enter', 'Ab1가');
});

test('nor does one that admins write in', async ({ page }) => {
  await asAdmin(page);
  await page.goto(pages.addWord);
  for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.fill('가');
  for (const field of await page.getByRole('main').getByRole('textbox').all()) await isTold(field, WORD_FIELD_MAX);

  for (const path of [
    pages.adminWords,
    pages.adminSentences,
    pages.adminSongs,
    pages.adminArtists,
    pages.adminMembers,
  ]) {
    await page.goto(path);
    await isTold(page.getByRole('searchbox'), QUERY_MAX, null);
  }

  const { japaneseWord } = await theWord(page.request, '灰皿', '재떨이');
  await page.goto(`${pages.adminWords}?q=${encodeURIComponent(japaneseWord)}`);
  await button(page, format(admin['list.edit'], { word: japaneseWord })).click();
  for (const name of [wordNames.meaningKo, wordNames.koreanPronunciation])
    await isTold(box(page, name), WORD_FIELD_MAX);
});

test('nor does one of the forms for artists, songs and sentences', async ({ page }) => {
  await asAdmin(page);
  await page.goto(pages.adminArtists);
  await button(page, adminSongs.artistAdd).click();
  const { artistName, artistNameKo, artistRomaji, country, website, youtube, instagram } = adminSongs;
  for (const name of [artistName, artistNameKo, artistRomaji, country]) await isTold(box(page, name).first(), LONG);
  for (const name of [website, youtube, instagram]) await isTold(box(page, name).first(), ADDRESS_MAX);
  const bio = page.getByLabel(adminSongs.bio, { exact: true });
  await bio.fill('가'.repeat(10 * LONG));
  await box(page, artistName).first().press('Enter');
  await expect(bio).toHaveAccessibleDescription(/까지 쓸/);
  await expect(bio).toHaveValue('가'.repeat(10 * LONG));

  // What is not saved would be asked about at each step.
  await button(page, common.cancel).click();

  await page.goto(pathOf('adminSong', { id: 'new' }));
  for (const name of [adminSongs.songTitle, adminSongs.titleKo, adminSongs.reading, adminSongs.album]) {
    await isTold(
      page
        .getByRole('textbox', { name, exact: true })
        .or(box(page, `${name} `))
        .first(),
      LONG,
    );
  }
  await button(page, adminSongs.addLine).click();
  for (const name of [adminSongs.lineJapanese, adminSongs.lineMeaning]) {
    await isTold(box(page, name).first(), 10 * LONG, 'Enter', name === adminSongs.lineJapanese ? 'あ' : '비');
  }

  await button(page, adminSongs.discard).click();

  await page.goto(pages.adminSentences);
  await button(page, adminSentences.add).click();
  for (const name of [adminSentences.text, adminSentences.meaning]) {
    await isTold(
      box(page, name).first(),
      SENTENCE_FIELD_MAX,
      'Control+Enter',
      name === adminSentences.text ? 'あ' : '비',
    );
  }
});
