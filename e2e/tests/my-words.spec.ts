import type { Locator } from '@playwright/test';
import type { Word } from '@utarang/contract';
import {
  common,
  done,
  format,
  home as homeMessages,
  learn,
  word as messages,
  my,
  noPerm,
  plus,
  save as saveMessages,
  test as testMessages,
} from '@utarang/messages';
import { axeFindings } from '../support/axe.js';
import { stopClock } from '../support/clock.js';
import { tabTo } from '../support/keyboard.js';
import { wrongLanguages } from '../support/languages.js';
import { asNewMember, save } from '../support/member.js';
import { announcement, recordTexts, scrollTop } from '../support/observe.js';
import { type OwnProduct, startOwnProduct } from '../support/own-product.js';
import { crampedButtons, setTextSize, setWidth, sidewaysScroll, smallTargets } from '../support/screen.js';
import { expect, type Page, test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

// One server, whose clock one of them moves.
test.describe.configure({ mode: 'default' });
// Refusals are answers here, and the browser writes each of them down.
test.use({ expectedErrors: /Failed to load resource/, permissions: ['clipboard-read', 'clipboard-write'] });

let product: OwnProduct;
test.beforeAll(async () => {
  product = await startOwnProduct();
});
test.afterAll(() => product.stop());

const write = { 'X-Requested-With': 'XMLHttpRequest' };
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const card = (page: Page, { japaneseWord }: Word) =>
  cards(page).filter({ has: page.getByRole('heading', { level: 3, name: japaneseWord, exact: true }) });
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const ofWord = (message: string, { japaneseWord }: Word) => message.replace('{word}', japaneseWord);
const inCard = (page: Page, message: string, word: Word) => button(card(page, word), ofWord(message, word));
const box = (page: Page) => page.getByRole('searchbox');
const count = (page: Page) => page.getByRole('search').getByRole('status');

/** Words of the book that differ in all they show. */
async function someWords(page: Page, n: number): Promise<Word[]> {
  const { content } = await wordsPage(page.request, { base: product.url });
  const times = (of: string) => content.filter(({ japaneseWord }) => japaneseWord === of).length;
  const different = content.filter(
    ({ japaneseWord, hiragana }) => japaneseWord !== hiragana && times(japaneseWord) === 1,
  );
  expect(different.length).toBeGreaterThanOrEqual(n);
  return different.slice(0, n);
}

/** A new member who has saved so many words, on the page of them; the latest saved is first. */
async function withWords(page: Page, n: number): Promise<Word[]> {
  await asNewMember(page, product.url);
  const words = await someWords(page, n);
  for (const { id } of words) await save(page, product.url, id);
  await open(page);
  return words.reverse();
}

async function open(page: Page, path = '/mywords'): Promise<void> {
  await page.goto(product.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

const answer = (page: Page, { id }: Word, answerKo: string) =>
  page.request.post(`${product.url}/api/my-words/${id}/clear/answer`, { headers: write, data: { answerKo } });

/** Uses up the attempts at a word. */
async function cool(page: Page, word: Word): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt++) await answer(page, word, '이건 틀린 답이에요');
}

const pass = (page: Page, word: Word) => answer(page, word, word.meaningKo.split(',')[0]?.trim() ?? '');

test('a star saves at once, ignores presses meanwhile and goes back when it fails', async ({ page }) => {
  await asNewMember(page, product.url);
  await page.goto(product.url);
  const [word] = await someWords(page, 1);
  const star = button(page, ofWord(messages.save, word!));
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/checked-words/*', async (route) => {
    sent += 1;
    await held;
    await route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"code":"internal"}' });
  });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await star.click();
  release();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(saveMessages.fail)).toBeVisible();
  expect(sent).toBe(1);

  await page.unroute('**/api/checked-words/*');
  const saved = page.waitForResponse('**/api/checked-words/*');
  await button(page, common.retry).click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).status()).toBe(201);
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('what one tab saves, the other shows; what is saved stands in my words', async ({ page, context }) => {
  await asNewMember(page, product.url);
  const [word] = await someWords(page, 1);
  const other = await context.newPage();
  await open(other);
  await expect(other.getByText(my.empty)).toBeVisible();
  await page.goto(product.url);
  await button(page, ofWord(messages.save, word!)).click();
  await expect(card(other, word!)).toBeVisible();
  await inCard(other, my.deleteOne, word!).click();
  await expect(button(page, ofWord(messages.save, word!))).toHaveAttribute('aria-pressed', 'false');
  await expect(other.getByText(my.deleted)).toBeVisible();
  await button(other, plus.undo).click();
  await expect(card(other, word!)).toBeVisible();
  await expect(button(page, ofWord(messages.save, word!))).toHaveAttribute('aria-pressed', 'true');
});

test('a search filters at each key, is said once, stays over a reload and is left by Back', async ({ page }) => {
  const words = await withWords(page, 6);
  await expect(count(page)).toHaveText(format(my.count, { n: 6 }));
  const [word] = words;
  const texts = await recordTexts(count(page));
  await box(page).click();
  await page.keyboard.type(word!.koreanPronunciation);
  await expect(cards(page)).toHaveCount(1);
  const found = format(homeMessages.count, { n: 1 });
  await expect(count(page)).toHaveText(found);
  expect((await texts()).filter((text) => text === found)).toHaveLength(1);
  await expect(page).toHaveURL(`${product.url}/mywords?q=${encodeURIComponent(word!.koreanPronunciation)}`);

  await page.reload();
  await expect(box(page)).toHaveValue(word!.koreanPronunciation);
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(cards(page)).toHaveCount(6);
  await expect(box(page)).toHaveValue('');

  await page.getByRole('combobox', { name: common.sort }).selectOption(my['sort.pron']);
  const sorted = words.map(({ koreanPronunciation }) => koreanPronunciation).sort(new Intl.Collator('ko').compare);
  const first = words.find(({ koreanPronunciation }) => koreanPronunciation === sorted[0]);
  await expect(cards(page).first().getByRole('heading')).toHaveText(first!.japaneseWord);
});

test('the learning mode hides, shows for three seconds, keeps the height and is remembered', async ({ page }) => {
  await page.clock.install();
  const [word] = await withWords(page, 2);
  await button(
    page,
    format(learn.button, { label: learn.label, now: learn.short0, next: format(learn.next, { next: learn.short1 }) }),
  ).click();
  await expect(announcement(page)).toHaveText(format(learn.changed, { mode: learn.step1 }));
  expect(await page.content()).not.toContain(`>${word!.meaningKo}<`);
  const height = () => card(page, word!).evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  const reveal = card(page, word!).getByRole('button', {
    name: format(messages.revealFor, { field: messages['label.meaning'] }),
  });
  await stopClock(page);
  await reveal.click();
  await expect(card(page, word!)).toContainText(word!.meaningKo);
  await expect(reveal).toBeFocused();
  await expect.poll(height).toBe(before);
  await page.clock.runFor(2850);
  await expect(card(page, word!)).toContainText(word!.meaningKo);
  await page.clock.runFor(300);
  await expect(card(page, word!)).not.toContainText(word!.meaningKo);
  await page.clock.resume();
  await page.reload();
  await expect(page.getByText(learn.short1)).toBeVisible();
  await expect(card(page, word!)).not.toContainText(word!.meaningKo);
});

test('a word that waits counts down by the clock, over a sleep of the tab, and can then be tested', async ({
  page,
}) => {
  await page.clock.install();
  const [word] = await withWords(page, 1);
  await cool(page, word!);
  await open(page);
  const timer = card(page, word!).getByRole('timer');
  await expect(timer).toHaveText(/04:5\d|05:00/);
  const test = inCard(page, messages.testName, word!);
  await expect(test).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('checkbox', { name: ofWord(my.selectOne, word!) })).toBeDisabled();
  await inCard(page, my.deleteOne, word!).click({ force: true }); // it is disabled, and says why
  await expect(page.getByText(my.deleteCooling)).toBeVisible();
  await expect(card(page, word!)).toBeVisible();

  await stopClock(page);
  const left = async () =>
    Number(
      (await timer.textContent())!
        .match(/(\d\d):(\d\d)/)!
        .slice(1)
        .reduce((s, x) => String(Number(s) * 60 + Number(x))),
    );
  await expect.poll(left, 'the minute that the stop skipped is drawn').toBeLessThanOrEqual(240);
  const before = await left();
  await page.clock.fastForward(60_000); // timers that are due run once, as after a sleep
  await expect.poll(async () => before - (await left())).toBe(60);
  await page.clock.fastForward(240_000);
  await expect(timer).toHaveCount(0);
  await page.clock.runFor(200); // what is said comes a moment later
  await expect(announcement(page)).toHaveText(messages.cooldownOver);
  await expect(test).not.toHaveAttribute('aria-disabled', 'true');
});

test('the chosen words are tested or deleted, those that wait are left out', async ({ page }) => {
  const words = await withWords(page, 4);
  await cool(page, words[3]!);
  await open(page);
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
  await open(page, '/mywords/completed');
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
  await page.goto(product.url);
  const star = button(page, ofWord(messages.save, two!));
  await star.click();
  await expect(page.getByText(messages.completedHint)).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('fourteen days later a completed word is in progress again', async ({ page }) => {
  const [word] = await withWords(page, 1);
  await pass(page, word!);
  await open(page);
  await expect(page.getByText(my.empty)).toBeVisible();
  const days = (n: number) => n * 86_400;
  try {
    // A session that is not used for 14 days ends.
    await product.moveClock(days(7));
    await open(page);
    await expect(page.getByText(my.empty)).toBeVisible();
    await product.moveClock(days(14) + 60);
    await open(page);
    await expect(card(page, word!)).toBeVisible();
    await open(page, '/mywords/completed');
    await expect(page.getByText(done.emptyTitle)).toBeVisible();
  } finally {
    await product.moveClock(0);
  }
});

test('lists that cannot be loaded say so and can be asked for again; guests are shown the way in', async ({ page }) => {
  const [word] = await withWords(page, 1);
  for (const [path, text] of [
    ['/mywords', my.loadFail],
    ['/mywords/completed', done.loadFail],
  ] as const) {
    await page.goto(`${product.url}/about`);
    await page.route('**/api/checked-words?*', (route) => route.abort());
    // Within the visit, so that the list has to be asked for.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('alert')).toContainText(text);
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute('**/api/checked-words?*');
    await button(page, common.retry).click();
    await expect(path === '/mywords' ? card(page, word!) : page.getByText(done.emptyTitle)).toBeVisible();
  }
  await page.request.post(`${product.url}/api/logout`, { headers: write });
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: noPerm.title })).toBeVisible();
});

test('a long list comes page by page, jumps by its rail and is found again as it was', async ({ page }) => {
  test.slow(); // many words to save
  await asNewMember(page, product.url);
  for (const number of [0, 1, 2]) {
    const { content } = await wordsPage(page.request, { base: product.url, page: number });
    for (const { id } of content) await save(page, product.url, id);
  }
  await open(page);
  await expect.poll(() => cards(page).count()).toBeLessThan(48);
  await page.getByRole('link', { name: '3 페이지로 가기' }).click();
  await expect(page.getByRole('link', { name: '3 페이지로 가기' })).toHaveAttribute('aria-current', 'true');
  const first = main(page).locator('[data-card="48"]');
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await first.boundingBox())?.y).toBeGreaterThanOrEqual(110);
  await expect(page).toHaveURL(/page=3/);
  const y = await scrollTop(page);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/words\/\d+$/);
  await page.goBack();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => Math.abs((await scrollTop(page)) - y)).toBeLessThanOrEqual(2);
});

test('search, save and test by keyboard only, at four times the size', async ({ page }) => {
  test.slow(); // many stops of the keyboard
  await setWidth(page, 320);
  await asNewMember(page, product.url);
  const [word] = await someWords(page, 1);
  await page.goto(product.url);
  await tabTo(page, box(page));
  await page.keyboard.type(word!.koreanPronunciation);
  await page.keyboard.press('Enter');
  const star = button(card(page, word!), ofWord(messages.save, word!));
  await tabTo(page, star);
  const saved = page.waitForResponse('**/api/checked-words/*');
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await saved;
  await open(page);
  await tabTo(page, page.getByRole('checkbox', { name: ofWord(my.selectOne, word!) }));
  await page.keyboard.press('Space');
  await tabTo(page, button(page, format(my.selectedTestN, { n: 1 })));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: testMessages.title, exact: true });
  await expect(dialog.getByRole('textbox', { name: testMessages.answer })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, format(my.selectedTestN, { n: 1 }))).toBeFocused();
});

for (const [width, scheme] of [
  [320, 'light'],
  [390, 'light'],
  [390, 'dark'],
  [769, 'light'],
  [1280, 'light'],
  [1280, 'dark'],
] as const) {
  test.describe(`${width} px, ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test('the pages are sound to look at, to reach and to read', async ({ page }) => {
      await setWidth(page, width);
      const words = await withWords(page, 6);
      await cool(page, words[1]!);
      await pass(page, words[5]!);
      for (const path of ['/mywords', '/mywords/completed']) {
        await open(page, path);
        await page.getByRole('checkbox').nth(1).check();
        expect.soft(await axeFindings(page), `${path}: axe`).toEqual([]);
        await expect.soft.poll(() => sidewaysScroll(page), `${path}: sideways`).toBeLessThanOrEqual(0);
        expect.soft(await wrongLanguages(page), `${path}: languages`).toEqual([]);
        await expect.soft.poll(() => smallTargets(page, 24), `${path}: small`).toEqual([]);
        await expect.soft.poll(() => crampedButtons(page), `${path}: cramped`).toEqual([]);
        await page.getByRole('search').getByRole('button').first().click();
        expect.soft(await axeFindings(page), `${path}, learning: axe`).toEqual([]);
        await setTextSize(page, 200);
        await expect.soft.poll(() => sidewaysScroll(page), `${path}, large text: sideways`).toBeLessThanOrEqual(0);
        await expect.soft.poll(() => crampedButtons(page), `${path}, large text: cramped`).toEqual([]);
        await setTextSize(page, 100);
      }
    });
  });
}
