import type { Locator } from '@playwright/test';
import { PAGE_SIZE, pages } from '@utarang/contract';
import {
  bringAlong,
  common,
  done,
  format,
  word as messages,
  my,
  plus,
  test as testMessages,
  wordPage,
} from '@utarang/messages';
import { axeFindings, axeInBothLooks, axeInBothThemes } from '../support/axe.js';
import { wrongLanguages } from '../support/languages.js';
import { asNewMember, save } from '../support/member.js';
import { focused, scrollTop } from '../support/observe.js';
import {
  button,
  card,
  cards,
  cool,
  inCard,
  main,
  ofWord,
  openSaved,
  pass,
  someWords,
  withWords,
} from '../support/saved-words.js';
import { crampedButtons, misfits, setTextSize, setWidth, sidewaysScroll } from '../support/screen.js';
import { expect, type Page, memberTest as test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

// Refusals are answers here, and the browser writes each of them down.
test.use({ expectedErrors: /Failed to load resource/ });

const box = (page: Page) => page.getByRole('searchbox');

test('what one tab saves, the other shows; what is saved stands in my words', async ({ page, context }) => {
  await asNewMember(page);
  const [word] = await someWords(page, 1);
  const other = await context.newPage();
  await openSaved(other);
  await expect(other.getByText(my.empty)).toBeVisible();
  await page.goto('/?page=1');
  await button(page, ofWord(messages.save, word!)).click();
  await expect(card(other, word!)).toBeVisible();
  await inCard(other, my.deleteOne, word!).click();
  await expect(button(page, ofWord(messages.save, word!))).toHaveAttribute('aria-pressed', 'false');
  await expect(other.getByText(my.deleted)).toBeVisible();
  await button(other, plus.undo).click();
  await expect(card(other, word!)).toBeVisible();
  await expect(button(page, ofWord(messages.save, word!))).toHaveAttribute('aria-pressed', 'true');
  // Taken out as a deck, unsaved, and brought in again.
  const taken = page.waitForEvent('download');
  await page.goto(pages.takeAlong);
  await page.getByRole('link', { name: format(bringAlong['out.getName'], { name: bringAlong['out.anki'] }) }).click();
  const deck = await (await taken).path();
  await inCard(other, my.deleteOne, word!).click();
  await expect(other.getByText(my.empty)).toBeVisible();
  await page.getByLabel(bringAlong['in.choose']).setInputFiles(deck);
  await expect(button(page, format(bringAlong['in.keep'], { n: 1 }))).toBeVisible();
  expect.soft(await axeFindings(page), 'a preview: axe').toEqual([]);
  await button(page, format(bringAlong['in.keep'], { n: 1 })).click();
  await page.getByRole('link', { name: bringAlong['in.toWords'] }).click();
  await expect(card(page, word!)).toBeVisible();
  // The server has it, too.
  await page.goto('/?page=1');
  await expect(button(page, ofWord(messages.save, word!))).toHaveAttribute('aria-pressed', 'true');
});

test('a long list comes page by page, jumps by its rail and is found again as it was', async ({ page }) => {
  test.slow(); // many words to save
  await asNewMember(page);
  const [word] = await someWords(page, 1);
  for (const number of [0, 1, 2]) {
    const { content } = await wordsPage(page.request, { page: number });
    for (const { id } of content) await save(page, id);
  }
  await openSaved(page);
  await expect.poll(() => cards(page).count()).toBeLessThan(2 * PAGE_SIZE);
  await page.getByRole('link', { name: '3페이지로 가기' }).click();
  await expect(page.getByRole('link', { name: '3페이지로 가기' })).toHaveAttribute('aria-current', 'true');
  const first = main(page).locator(`[data-card="${2 * PAGE_SIZE}"]`);
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await first.boundingBox())?.y).toBeGreaterThanOrEqual(110);
  await expect(page).toHaveURL(/page=3/);
  const y = await scrollTop(page);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/words\/\d+$/);
  await page.goBack();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => Math.abs((await scrollTop(page)) - y)).toBeLessThanOrEqual(2);

  await box(page).fill(word!.koreanPronunciation);
  await expect(page).toHaveURL(/q=/);
  await page.reload();
  await expect(box(page)).toHaveValue(word!.koreanPronunciation);
  await expect(card(page, word!)).toBeVisible();
  await expect.poll(() => cards(page).count()).toBeLessThan(10);
});

/** Checks whether the focus is on the screen and nothing lies over it. */
const focusSeen = (page: Page) =>
  focused(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Goes on with Tab, and with the arrows in a card; at every stop the focus can be seen. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const keyTo = () =>
    target.evaluate((element) => {
      const at = document.activeElement;
      if (at === element) return null;
      if (!at || !element.closest('[data-card]')?.contains(at)) return 'Tab';
      return at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'ArrowLeft' : 'ArrowRight';
    });
  for (let stop = 0; stop < 60; stop++) {
    const key = await keyTo();
    if (!key) return;
    await page.keyboard.press(key);
    await expect.poll(() => focusSeen(page), 'the focus can be seen').toBe(true);
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

test('search, read, save and test by keyboard only, at 400 % zoom with text twice as large', async ({ page }) => {
  test.slow(); // many stops of the keyboard
  await setTextSize(page, 200);
  await setWidth(page, 320);
  await asNewMember(page);
  const [word] = await someWords(page, 1);
  await page.goto('/');
  await reach(page, box(page));
  await page.keyboard.type(word!.koreanPronunciation);
  await page.keyboard.press('Enter');
  await reach(page, card(page, word!).getByRole('link', { name: word!.japaneseWord, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word!.japaneseWord);
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await reach(page, button(page, wordPage.share));
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(focused(page)).toContainText(wordPage.back);
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue(word!.koreanPronunciation);
  const star = button(card(page, word!), ofWord(messages.save, word!));
  await reach(page, star);
  const saved = page.waitForResponse('**/api/checked-words/*');
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await saved;
  await openSaved(page);
  await reach(page, page.getByRole('checkbox', { name: ofWord(my.selectOne, word!) }));
  await page.keyboard.press('Space');
  await reach(page, button(page, format(my.selectedTestN, { n: 1 })));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: testMessages.title, exact: true });
  await expect(dialog.getByRole('textbox', { name: testMessages.answer })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, format(my.selectedTestN, { n: 1 }))).toBeFocused();
});

test('the pages are sound to look at, to reach and to read at every width', async ({ page }) => {
  const words = await withWords(page, 6);
  await cool(page, words[1]!);
  await pass(page, words[5]!);
  const atWidths = async (look: (where: string) => Promise<void>) => {
    for (const width of [320, 769, 1280, 390]) {
      await setWidth(page, width);
      await look(`${new URL(page.url()).pathname} at ${width} px`);
    }
  };
  for (const path of ['/mywords', '/mywords/completed']) {
    await openSaved(page, path);
    await page.getByRole('checkbox').nth(1).check();
    expect.soft(await wrongLanguages(page), `${path}: languages`).toEqual([]);
    await atWidths(async (where) => {
      await expect.soft.poll(() => misfits(page), where).toEqual([]);
    });
    expect.soft(await axeInBothLooks(page), `${path}: axe`).toEqual([]);
    await page.getByRole('search').getByRole('button').first().click();
    await setTextSize(page, 200);
    await atWidths(async (where) => {
      await expect.soft.poll(() => sidewaysScroll(page), `${where}, large text: sideways`).toBeLessThanOrEqual(0);
      await expect.soft.poll(() => crampedButtons(page), `${where}, large text: cramped`).toEqual([]);
    });
    await setTextSize(page, 100);
    expect.soft(await axeInBothThemes(page, 'main'), `${path}, learning: axe`).toEqual([]);
  }

  // What is completed is deleted once it is confirmed.
  await inCard(page, my.deleteOne, words[5]!).click();
  expect.soft(await axeInBothThemes(page, 'dialog'), 'the question before it: axe').toEqual([]);
  await button(page.getByRole('alertdialog', { name: done['confirmOne.title'] }), common.delete).click();
  await expect(page.getByText(done.emptyTitle)).toBeVisible();

  await page.route('**/api/checked-words?*', (route) => route.abort());
  // Within the visit, so that the list has to be asked for.
  await page.evaluate(() => {
    history.pushState(null, '', '/mywords');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('alert')).toContainText(my.loadFail);
  expect(await axeFindings(page), 'a list that cannot be loaded').toEqual([]);
});
