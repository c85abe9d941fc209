import type { AnswerResult, Word } from '@utarang/contract';
import { common, format, heat, strip, test as testMessages } from '@utarang/messages';
import { axeInBothThemes } from '../support/axe.js';
import { wrongLanguages } from '../support/languages.js';
import { asNewMember } from '../support/member.js';
import { recordMotion } from '../support/motion.js';
import { focused } from '../support/observe.js';
import { crampedButtons, setTextSize, setWidth, sidewaysScroll, smallTargets } from '../support/screen.js';
import { expect, type Page, memberTest as test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

test.use({ now: '2026-11-21T12:00:00+09:00' });

/** The first words of the list. */
const words = async (page: Page): Promise<Word[]> => (await wordsPage(page.request)).content;

const rightAnswer = ({ meaningKo }: Word) => meaningKo.split(',')[0]?.trim() ?? meaningKo;

/** Passes a word without the screens for it, and answers what it earned. */
async function pass(page: Page, word: Word | undefined): Promise<number> {
  const answer = await page.request.post(`/api/my-words/${word!.id}/clear/answer`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { answerKo: rightAnswer(word!) },
  });
  const { state, points }: AnswerResult = await answer.json();
  expect(state).toBe('PASSED');
  return points;
}

const day = (page: Page, date: string) => page.locator(`td[data-day="${date}"]`);
const today = (page: Page) => page.getByRole('region', { name: strip.title });
const number = (page: Page, name: string) => today(page).locator('dl > div', { hasText: name }).getByRole('definition');

async function openProfile(page: Page): Promise<void> {
  await page.goto('/user-info');
  await page.getByRole('grid').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await today(page).waitFor();
  await page.getByRole('main').getByRole('listitem').first().waitFor();
}

test('the days of a year by keyboard: one stop, and every arrow says where it has come', async ({ page }) => {
  await asNewMember(page);
  await openProfile(page);
  const back = page.getByRole('button', { name: heat.prevYear });
  await back.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: heat.nextYear })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(day(page, '2026-11-21')).toBeFocused();
  for (const [key, date] of [
    ['ArrowUp', '2026-11-20'],
    ['ArrowLeft', '2026-11-13'],
    ['ArrowDown', '2026-11-14'],
    ['ArrowDown', '2026-11-15'],
    ['ArrowDown', '2026-11-16'],
    ['Home', '2026-01-01'],
    ['ArrowLeft', '2026-01-01'],
    ['ArrowRight', '2026-01-08'],
    ['PageDown', '2026-02-05'],
    ['End', '2026-11-21'],
    ['ArrowDown', '2026-11-21'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(page, date), key).toBeFocused();
  }
  await expect(focused(page)).toHaveAccessibleName('11월 21일 0점 (단어 0점, 문장 0점)');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: format(heat.grid, { year: '2025' }) })).toBeVisible();
  await expect(back).toBeFocused();
  await expect(page.getByText(heat.emptyThen)).toBeVisible();
});

test.describe('when a year cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('it says so, and another try brings it', async ({ page }) => {
    await asNewMember(page);
    await openProfile(page);
    await page.route(/heatmap/, (route) => route.abort());
    await page.getByRole('button', { name: heat.prevYear }).click();
    await expect(page.getByRole('alert')).toContainText(heat.fail);
    await expect(page.getByText('2025년', { exact: true })).toBeVisible();
    await page.unroute(/heatmap/);
    await page.getByRole('button', { name: common.retry }).click();
    await expect(page.getByRole('grid', { name: format(heat.grid, { year: '2025' }) })).toBeVisible();
  });
});

const clearSearch = (page: Page) =>
  page.getByRole('search').getByRole('button').filter({ hasNotText: common.search }).last().click();

test("one button starts today's test; passed, the day counts it and nothing waits", async ({ page }) => {
  await asNewMember(page);
  const [word] = await words(page);
  await openHome(page);
  await expect(today(page)).toContainText(strip.nothingSaved);
  await today(page).getByRole('button', { name: strip.find }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();

  await page.keyboard.type(word!.hiragana);
  await page
    .getByRole('button', { name: `${word!.japaneseWord} 저장`, exact: true })
    .first()
    .click();
  await clearSearch(page);
  await expect(number(page, strip.waiting)).toHaveText('1개');
  await today(page).getByRole('button', { name: strip.start }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: testMessages.answer }).fill(rightAnswer(word!));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(testMessages.correct).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await expect(number(page, strip.waiting)).toHaveText('0개');
  await expect(number(page, strip.today)).toHaveText('1점');
  await expect(number(page, strip.streak)).toHaveText('1일');
  await expect(today(page)).toContainText(strip.allDone);
  await expect(today(page)).toBeFocused(); // the button that began it is gone
  await today(page).getByRole('link', { name: strip.toCompleted }).click();
  await expect(page).toHaveURL('/mywords/completed');
});

test('a search takes the place of the day, and the box stays where it begins; clearing brings the day back', async ({
  page,
}) => {
  await asNewMember(page);
  await openHome(page);
  const box = page.getByRole('searchbox');
  const place = () => box.boundingBox();
  const before = await place();
  await box.pressSequentially('하나');
  await expect(page.getByRole('search').getByRole('status')).toContainText('찾았어요');
  await expect(today(page)).toHaveCount(0);
  const searching = await place();
  await box.pressSequentially('요');
  await expect(box).toHaveValue('하나요');
  await expect.poll(place).toEqual(searching);
  await clearSearch(page);
  await expect(today(page)).toBeVisible();
  await expect.poll(place).toEqual(before);
});

test('nothing moves while the pages of a member come up', async ({ page }) => {
  await asNewMember(page);
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/me\/(today|progress)/.test(request.url())) calls.push(request.url());
  });
  for (const width of [390, 1280]) {
    await setWidth(page, width);
    for (const open of [openHome, openProfile]) {
      await open(page);
      const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
      expect(shift, `${open.name} at ${width} px`).toBeLessThanOrEqual(0.05);
    }
  }
  expect(calls, 'both come with the page').toEqual([]);
});

test('axe finds nothing on the profile and on the home page', async ({ page }) => {
  await asNewMember(page);
  for (const word of (await words(page)).slice(0, 6)) await pass(page, word);
  for (const width of [390, 1280]) {
    await setWidth(page, width);
    await openHome(page);
    expect(await axeInBothThemes(page), `home at ${width} px`).toEqual([]);
    await openProfile(page);
    await page.getByText(heat.asTable).click();
    await expect(page.getByRole('table', { name: /점수를 얻은 날/ })).toBeVisible();
    expect(await axeInBothThemes(page), `profile at ${width} px`).toEqual([]);
    expect(await wrongLanguages(page)).toEqual([]);
  }
});

test('both fit every width, with large text too', async ({ page }) => {
  await asNewMember(page);
  for (const percent of [100, 200]) {
    await setTextSize(page, percent);
    for (const open of [openHome, openProfile]) {
      await open(page);
      for (const width of [320, 390, 719, 720, 1024, 1280]) {
        await setWidth(page, width);
        const where = `${open.name} at ${width} px and ${percent} %`;
        await expect.soft.poll(() => sidewaysScroll(page), where).toBeLessThanOrEqual(0);
        await expect.soft.poll(() => smallTargets(page, 24), where).toEqual([]);
        await expect.soft.poll(() => crampedButtons(page), where).toEqual([]);
      }
    }
  }
});

test('the whole year fits from 720 px on; below it scrolls inside its card, the latest days in sight', async ({
  page,
}) => {
  await asNewMember(page);
  const overflow = () =>
    page.getByRole('grid').evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0));
  for (const [width, scrolls] of [
    [390, true],
    [719, true],
    [720, false],
    [1024, false],
    [1280, false],
  ] as const) {
    await setWidth(page, width);
    await openProfile(page);
    await expect.poll(async () => (await overflow()) > 0, `at ${width} px`).toBe(scrolls);
    await page.getByRole('list', { name: heat.legend }).scrollIntoViewIfNeeded(); // it stands right below
    await expect(day(page, '2026-11-21')).toBeInViewport();
    if (scrolls) await expect(day(page, '2026-01-01')).not.toBeInViewport();
  }
});

test('with forced colours every band still differs, and so does the day that has the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await asNewMember(page);
  await openProfile(page);
  const colors = await page
    .getByRole('list', { name: heat.legend })
    .locator('i')
    .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).backgroundColor));
  expect(new Set(colors).size).toBe(6);
  const latest = day(page, '2026-11-21');
  const unfocused = await latest.screenshot();
  await latest.focus();
  await expect.poll(async () => (await latest.screenshot()).equals(unfocused)).toBe(false);
});

test('who wants no movement gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const motion = await recordMotion(page);
  await asNewMember(page);
  await openProfile(page);
  await page.getByRole('button', { name: heat.prevYear }).click();
  await expect(page.getByText(heat.emptyThen)).toBeVisible();
  await openHome(page);
  expect(await motion()).toEqual([]);
});
