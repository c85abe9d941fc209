import {
  auth,
  common,
  done,
  format,
  home as homeMessages,
  learn,
  word as messages,
  my,
  plus,
  save as saveMessages,
  test as testMessages,
} from '@utarang/messages';
import { axeFindings, axeInBothThemes } from '../support/axe.js';
import { tabTo } from '../support/keyboard.js';
import { wrongLanguages } from '../support/languages.js';
import { asNewMember, save } from '../support/member.js';
import { announcement, recordTexts, scrollTop } from '../support/observe.js';
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
import { crampedButtons, setTextSize, setWidth, sidewaysScroll, smallTargets } from '../support/screen.js';
import { expect, type Page, memberTest as test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

// Refusals are answers here, and the browser writes each of them down.
test.use({ expectedErrors: /Failed to load resource/ });

const write = { 'X-Requested-With': 'XMLHttpRequest' };
const box = (page: Page) => page.getByRole('searchbox');
const count = (page: Page) => page.getByRole('search').getByRole('status');

test('a star saves at once, ignores presses meanwhile and goes back when it fails', async ({ page }) => {
  await asNewMember(page);
  await page.goto('/?page=1');
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
  await expect(page).toHaveURL(`/mywords?q=${encodeURIComponent(word!.koreanPronunciation)}`);

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

test('the learning mode hides, shows for three seconds, keeps the height and is remembered', async ({
  page,
  timers,
}) => {
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
  await timers.stop();
  await reveal.click();
  await expect(card(page, word!)).toContainText(word!.meaningKo);
  await expect(reveal).toBeFocused();
  await expect.poll(height).toBe(before);
  await timers.run(2850);
  await expect(card(page, word!)).toContainText(word!.meaningKo);
  await timers.run(300);
  await expect(card(page, word!)).not.toContainText(word!.meaningKo);
  await timers.resume();
  await page.reload();
  await expect(page.getByText(learn.short1)).toBeVisible();
  await expect(card(page, word!)).not.toContainText(word!.meaningKo);
});

test('lists that cannot be loaded say so and can be asked for again; guests are shown the way in', async ({ page }) => {
  const [word] = await withWords(page, 1);
  for (const [path, text] of [
    ['/mywords', my.loadFail],
    ['/mywords/completed', done.loadFail],
  ] as const) {
    await page.goto('/about');
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
  await page.request.post('/api/logout', { headers: write });
  await openSaved(page);
  await expect(page.getByRole('heading', { level: 1, name: auth.required })).toBeVisible();
});

test('a long list comes page by page, jumps by its rail and is found again as it was', async ({ page }) => {
  test.slow(); // many words to save
  await asNewMember(page);
  for (const number of [0, 1, 2]) {
    const { content } = await wordsPage(page.request, { page: number });
    for (const { id } of content) await save(page, id);
  }
  await openSaved(page);
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
  await asNewMember(page);
  const [word] = await someWords(page, 1);
  await page.goto('/');
  await tabTo(page, box(page));
  await page.keyboard.type(word!.koreanPronunciation);
  await page.keyboard.press('Enter');
  const star = button(card(page, word!), ofWord(messages.save, word!));
  await tabTo(page, star);
  const saved = page.waitForResponse('**/api/checked-words/*');
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await saved;
  await openSaved(page);
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

for (const width of [320, 390, 769, 1280]) {
  test.describe(`${width} px`, () => {
    test('the pages are sound to look at, to reach and to read', async ({ page }) => {
      await setWidth(page, width);
      const words = await withWords(page, 6);
      await cool(page, words[1]!);
      await pass(page, words[5]!);
      for (const path of ['/mywords', '/mywords/completed']) {
        await openSaved(page, path);
        await page.getByRole('checkbox').nth(1).check();
        expect.soft(await axeInBothThemes(page), `${path}: axe`).toEqual([]);
        await expect.soft.poll(() => sidewaysScroll(page), `${path}: sideways`).toBeLessThanOrEqual(0);
        expect.soft(await wrongLanguages(page), `${path}: languages`).toEqual([]);
        await expect.soft.poll(() => smallTargets(page, 24), `${path}: small`).toEqual([]);
        await expect.soft.poll(() => crampedButtons(page), `${path}: cramped`).toEqual([]);
        await page.getByRole('search').getByRole('button').first().click();
        expect.soft(await axeInBothThemes(page), `${path}, learning: axe`).toEqual([]);
        await setTextSize(page, 200);
        await expect.soft.poll(() => sidewaysScroll(page), `${path}, large text: sideways`).toBeLessThanOrEqual(0);
        await expect.soft.poll(() => crampedButtons(page), `${path}, large text: cramped`).toEqual([]);
        await setTextSize(page, 100);
      }
    });
  });
}
