import { common, format, myLyrics as messages, song } from '@utarang/messages';
import { axeInBothLooks } from '../support/axe.js';
import { composing } from '../support/ime.js';
import { tabTo } from '../support/keyboard.js';
import { asNewMember } from '../support/member.js';
import { expect, memberTest, type Page } from '../support/test.js';

// Some calls fail here on purpose, and the browser writes each of them down.
memberTest.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

const TEXT = '窓を開いて猫を見る\n\n紡いだ夢の朝';

const write = { 'X-Requested-With': 'XMLHttpRequest' };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page) => page.getByRole('textbox', { name: messages.label });
const word = (page: Page, name: RegExp) => page.getByRole('article').getByRole('button', { name });
const panel = (page: Page) => page.getByRole('complementary');
const line = (page: Page, n: number) => page.getByRole('textbox', { name: format(messages.translationOf, { n }) });

async function keep(page: Page, over: object = {}): Promise<string> {
  const added = await page.request.post('/api/my-lyrics', { headers: write, data: { text: TEXT, ...over } });
  expect(added.status()).toBe(201);
  return ((await added.json()) as { id: string }).id;
}
const kept = async (page: Page, id: string) => (await page.request.get(`/api/my-lyrics/${id}`)).json();

memberTest('a member keeps, corrects, translates, studies, exports and deletes a text', async ({ page }) => {
  await asNewMember(page);
  await page.goto('/my-lyrics');
  await expect(page.getByText(messages.empty)).toBeVisible();
  await page.getByRole('link', { name: messages.add }).first().click();
  await box(page).fill(TEXT);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('窓を開いて猫を見る');
  await expect(word(page, /네코/)).toBeVisible();

  // A meaning of one's own for a word that the book does not have.
  await word(page, /츠무이다/).click();
  await button(page, format(messages.ownMeaningOf, { word: '紡いだ' })).click();
  await panel(page).getByRole('textbox', { name: /紡ぐ/ }).fill('잣다');
  await button(page, messages.save).click();
  await expect(panel(page)).toContainText('잣다');
  // A reading, of this place alone; it can be taken back.
  await word(page, /네코/).click();
  await button(page, format(messages.fixOf, { word: '猫' })).click();
  await panel(page).getByRole('textbox', { name: messages.fixReading }).fill('ねこま');
  await panel(page).getByRole('checkbox', { name: messages.fixHere }).check();
  await button(page, messages.save).click();
  await expect(word(page, /네코마/)).toBeVisible();
  await expect(panel(page)).toContainText(messages.fixedHere);
  await button(page, messages.takeBack).click();
  await expect(word(page, /네코마/)).toBeHidden();

  // Translations, line by line.
  await button(page, `${messages.translate} ${format(messages.translationOf, { n: 1 })}`).click();
  await line(page, 1).fill('창을 열고 고양이를 봐');
  await page.keyboard.press('Enter');
  await expect(line(page, 2)).toBeFocused();
  await page.keyboard.insertText('꿈의 아침');
  await page.keyboard.press('Enter');
  await expect(page.getByText(messages.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('창을 열고 고양이를 봐')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  expect(await kept(page, id)).toMatchObject({ translation: ['창을 열고 고양이를 봐', '꿈의 아침'], corrections: [] });

  // Line study, as of a song.
  await button(page, messages.study).click();
  await expect(page.getByRole('heading', { name: song.lineMode })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    format(song.lineCount, { total: 2, n: 1 }),
  );
  await button(page, song.formMean).click();
  await expect(page.getByText('창을 열고 고양이를 봐')).toBeVisible();
  await button(page, song.lineNext).click();
  await expect(page.getByText('꿈의 아침')).toBeVisible();
  await button(page, song.lineEnd).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // The same word in the next text; the translation stays with its line when the text is edited.
  const next = await keep(page, { text: '糸を紡ぐ' });
  await page.goto(`/my-lyrics/${next}`);
  await word(page, /츠무구/).click();
  await expect(panel(page)).toContainText('잣다');
  await page.goto(`/my-lyrics/${id}`);
  await button(page, messages.editTitle).click();
  await box(page).fill(`猫\n${TEXT}`);
  await button(page, messages.save).click();
  await expect(page.getByText('꿈의 아침')).toBeVisible();
  await expect
    .poll(async () => (await kept(page, id)).translation)
    .toEqual([null, '창을 열고 고양이를 봐', '꿈의 아침']);

  const all = await (await page.request.get('/api/users/me/export')).json();
  expect(all.lyrics.map((each: { id: string }) => each.id)).toEqual([id, next]);
  expect(all.wordCorrections).toMatchObject([{ written: '紡いだ', dictionary: '紡ぐ', meaningKo: '잣다' }]);

  await button(page, messages.remove).click();
  await page.getByRole('alertdialog').getByRole('button', { name: messages.remove }).click();
  await expect(page).toHaveURL('/my-lyrics');
  await expect(page.getByRole('link', { name: /糸を紡ぐ/ })).toBeVisible();
  expect((await page.request.get(`/api/my-lyrics/${id}`)).status()).toBe(404);
});

memberTest('what could not be saved stays, and is saved later', async ({ page }) => {
  await asNewMember(page);
  await page.goto('/my-lyrics?write=true');
  await page.route('**/api/my-lyrics', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await box(page).fill(TEXT);
  await button(page, messages.save).click();
  await expect(page.getByRole('alert').filter({ hasText: messages.saveFail })).toBeVisible();
  await page.reload();
  await expect(box(page)).toHaveValue(TEXT);
  // Over a log-out, too, but not for somebody else.
  await page.request.post('/api/logout', { headers: write });
  await asNewMember(page);
  await page.goto('/my-lyrics?write=true');
  await expect(box(page)).toHaveValue('');
  await page.unroute('**/api/my-lyrics');
  const id = await keep(page);
  await page.goto(`/my-lyrics/${id}`);
  await page.route(`**/api/my-lyrics/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await button(page, `${messages.translate} ${format(messages.translationOf, { n: 1 })}`).click();
  await line(page, 1).fill('창을 열고');
  await page.keyboard.press('Escape');
  await expect(page.getByText(messages.saveFail)).toBeVisible();
  await page.reload();
  await expect(page.getByText('창을 열고')).toBeVisible();
  await page.unroute(`**/api/my-lyrics/${id}`);
  await button(page, common.retry).click();
  await expect.poll(async () => (await kept(page, id)).translation[0]).toBe('창을 열고');
});

memberTest('a text that cannot be read word by word is there as it was pasted', async ({ page }) => {
  await asNewMember(page);
  const id = await keep(page);
  await page.route('**/api/text/analyse', (route) => route.fulfill({ status: 503 }));
  await page.goto(`/my-lyrics/${id}`);
  await expect(page.getByRole('alert').filter({ hasText: messages.readFail })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('紡いだ夢の朝');
  await page.unroute('**/api/text/analyse');
  await button(page, common.retry).click();
  await expect(word(page, /네코/)).toBeVisible();
});

memberTest('a song leads there with its name, and keys of an input method save nothing', async ({ page }) => {
  await asNewMember(page);
  await page.goto('/songs/1001');
  await page.getByRole('link', { name: song.myLyricsGo }).click();
  await expect(page.getByRole('textbox', { name: new RegExp(messages.name) })).not.toHaveValue('');
  await box(page).focus();
  await composing(page, 'ねこ');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/write=true/);
});

memberTest('by the keyboard alone: pasted, saved, a word corrected, studied, deleted', async ({ page }) => {
  await asNewMember(page);
  await page.goto('/my-lyrics?write=true');
  await tabTo(page, box(page));
  await page.keyboard.insertText(TEXT);
  await tabTo(page, button(page, messages.save));
  await page.keyboard.press('Enter');
  await expect(word(page, /마도/)).toBeVisible();

  await tabTo(page, word(page, /마도/));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(word(page, /히라이테/)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, format(messages.fixOf, { word: '開いて' })));
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('textbox', { name: messages.fixReading })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('あいて');
  await page.keyboard.press('Enter');
  await expect(word(page, /아이테/)).toBeVisible();

  await page.getByRole('article').getByRole('heading', { level: 1 }).focus();
  await tabTo(page, button(page, messages.study));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: song.lineMode })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    format(song.lineCount, { total: 2, n: 2 }),
  );
  await tabTo(page, button(page, song.lineEnd).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, button(page, messages.remove));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: messages.remove }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-lyrics');
  await expect(page.getByText(messages.empty)).toBeVisible();
});

memberTest('a text comes with its page, and the browser takes it over with what the device keeps', async ({ page }) => {
  const findings: string[] = [];
  page.on('console', (message) => /hydrat|did not match/i.test(message.text()) && findings.push(message.text()));
  await asNewMember(page);
  const id = await keep(page, { translation: ['창을 열고'] });
  const html = await (await page.request.get(`/my-lyrics/${id}`)).text();
  expect(html).toContain('紡いだ夢の朝');
  await page.goto(`/my-lyrics/${id}`);
  await expect(word(page, /네코/)).toBeVisible();
  await page.route(`**/api/my-lyrics/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: new RegExp(format(messages.translationOf, { n: 1 })) }).click();
  await line(page, 1).fill('창을 활짝 열고');
  await page.keyboard.press('Escape');
  await expect(page.getByText(messages.saveFail)).toBeVisible();
  for (const query of ['', '?edit=true', '?study=true']) {
    await page.goto(`/my-lyrics/${id}${query}`);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (query === '') await expect(page.getByText('창을 활짝 열고')).toBeVisible();
  }
  expect(findings).toEqual([]);
});

memberTest('nothing is wrong with the pages, wide or narrow, in either theme', async ({ page }) => {
  await asNewMember(page);
  const looksGood = async (what: string, within = 'html') => {
    expect(await axeInBothLooks(page, within), what).toEqual([]);
  };
  await page.goto('/my-lyrics?write=true');
  await expect(box(page)).toBeVisible();
  await looksGood('the form');
  const id = await keep(page, { title: '창가', artist: '하늘', translation: ['창을 열고'] });
  await page.goto('/my-lyrics');
  await expect(page.getByRole('link', { name: /창가/ })).toBeVisible();
  await looksGood('the list');

  await page.goto(`/my-lyrics/${id}?edit=true`);
  await expect(box(page)).toHaveValue(TEXT);
  const { version, title, artist, corrections } = await kept(page, id);
  const elsewhere = { version, title, artist, corrections, text: '猫の朝', translation: [null] };
  const edited = await page.request.put(`/api/my-lyrics/${id}`, { headers: write, data: elsewhere });
  expect(edited.status()).toBe(200);
  await box(page).fill('犬の夜');
  await button(page, messages.save).click();
  await expect(page.getByRole('heading', { name: messages.conflictTitle })).toBeFocused();
  await looksGood('two versions');
  await button(page, messages.conflictKeepMine).click();
  await expect.poll(async () => (await kept(page, id)).text).toBe('犬の夜');

  const other = await keep(page, { title: '창가', artist: '하늘', translation: ['창을 열고'] });
  await page.goto(`/my-lyrics/${other}`);
  await expect(word(page, /츠무이다/)).toBeVisible();
  await looksGood('a text');
  await word(page, /츠무이다/).click();
  await looksGood('a word', 'aside');
  await button(page, format(messages.ownMeaningOf, { word: '紡いだ' })).click();
  await expect(panel(page).getByRole('textbox', { name: messages.fixReading })).toBeFocused();
  await looksGood('its correction', 'aside');
});
