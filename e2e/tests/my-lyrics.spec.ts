import { common, course, format, myLyrics as messages, song } from '@utarang/messages';
import { axeInBothLooks, axeInBothThemes } from '../support/axe.js';
import { tabTo } from '../support/keyboard.js';
import { asNewMember } from '../support/member.js';
import { expect, memberTest, type Page } from '../support/test.js';

// Some calls fail here on purpose, and the browser writes each of them down.
memberTest.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

const TEXT = '窓を開いて猫を見る\n\n娶った人の朝';

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

/** Looked at as it stands: the whole page, or what is beside the text. */
const looksGood = async (page: Page, what: string): Promise<void> =>
  expect(await axeInBothLooks(page), what).toEqual([]);
const panelLooksGood = async (page: Page, what: string): Promise<void> =>
  expect(await axeInBothThemes(page, 'aside'), what).toEqual([]);

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
  await word(page, /메톳타/).click();
  await button(page, format(messages.ownMeaningOf, { word: '娶った' })).click();
  await panel(page).getByRole('textbox', { name: /娶る/ }).fill('아내로 맞다');
  await panelLooksGood(page, 'a correction');
  await button(page, messages.save).click();
  await expect(panel(page)).toContainText('아내로 맞다');
  await panelLooksGood(page, 'a word');
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
  await looksGood(page, 'a text');
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  expect(await kept(page, id)).toMatchObject({ translation: ['창을 열고 고양이를 봐', '꿈의 아침'], corrections: [] });

  // Line study, as of a song.
  await page.getByRole('region', { name: course.label }).getByRole('button').nth(1).click();
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
  const next = await keep(page, { text: '妻を娶る', title: '糸', artist: '하늘' });
  await page.goto(`/my-lyrics/${next}`);
  await word(page, /메토루/).click();
  await expect(panel(page)).toContainText('아내로 맞다');
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
  expect(all.wordCorrections).toMatchObject([{ written: '娶った', dictionary: '娶る', meaningKo: '아내로 맞다' }]);

  await button(page, messages.remove).click();
  await page.getByRole('alertdialog').getByRole('button', { name: messages.remove }).click();
  await expect(page).toHaveURL('/my-lyrics');
  await expect(page.getByRole('link', { name: /糸/ })).toBeVisible();
  await looksGood(page, 'the list');
  expect((await page.request.get(`/api/my-lyrics/${id}`)).status()).toBe(404);
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
  await tabTo(page, page.getByRole('region', { name: course.label }).getByRole('button').nth(1));
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

memberTest(
  'what cannot be saved stays on the device, is there when the browser takes the page over, and is saved later',
  async ({ page }) => {
    const findings: string[] = [];
    page.on('console', (message) => /hydrat|did not match/i.test(message.text()) && findings.push(message.text()));
    await asNewMember(page);
    await page.goto('/my-lyrics?write=true');
    await page.route('**/api/my-lyrics', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await box(page).fill(TEXT);
    await button(page, messages.save).click();
    await expect(page.getByRole('alert').filter({ hasText: messages.saveFail })).toBeVisible();
    await looksGood(page, 'the form');
    await page.reload();
    await expect(box(page)).toHaveValue(TEXT);
    await page.unroute('**/api/my-lyrics');
    await button(page, messages.save).click();
    await expect(word(page, /네코/)).toBeVisible();

    const path = new URL(page.url()).pathname;
    const id = path.split('/').at(-1)!;
    expect(await (await page.request.get(path)).text(), 'it comes with its page').toContain('娶った人の朝');
    await page.route(`**/api/my-lyrics/${id}`, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await button(page, `${messages.translate} ${format(messages.translationOf, { n: 1 })}`).click();
    await line(page, 1).fill('창을 열고');
    await page.keyboard.press('Escape');
    await expect(page.getByText(messages.saveFail)).toBeVisible();
    for (const query of ['?study=true', '?edit=true', '']) {
      await page.goto(`${path}${query}`);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    }
    await expect(page.getByText('창을 열고')).toBeVisible();
    expect(findings).toEqual([]);
    await page.unroute(`**/api/my-lyrics/${id}`);
    await button(page, common.retry).click();
    await expect.poll(async () => (await kept(page, id)).translation[0]).toBe('창을 열고');

    // Another device edits it meanwhile.
    await button(page, messages.editTitle).click();
    await expect(box(page)).toHaveValue(TEXT);
    const { version, title, artist, corrections } = await kept(page, id);
    const elsewhere = { version, title, artist, corrections, text: '猫の朝', translation: [null] };
    const edited = await page.request.put(`/api/my-lyrics/${id}`, { headers: write, data: elsewhere });
    expect(edited.status()).toBe(200);
    await box(page).fill('犬の夜');
    await button(page, messages.save).click();
    await expect(page.getByRole('heading', { name: messages.conflictTitle })).toBeFocused();
    await looksGood(page, 'two versions');
    await button(page, messages.conflictKeepMine).click();
    await expect.poll(async () => (await kept(page, id)).text).toBe('犬の夜');
  },
);
