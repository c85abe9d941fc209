import type { AnswerResult, Word } from '@utarang/contract';
import { common, heat, strip, test as testMessages } from '@utarang/messages';
import { axeFindings } from '../support/axe.js';
import { wrongLanguages } from '../support/languages.js';
import { asNewMember } from '../support/member.js';
import { recordMotion } from '../support/motion.js';
import { inBothLooks, misfits, setTextSize, setWidth } from '../support/screen.js';
import { expect, type Page, memberTest as test } from '../support/test.js';
import { theWord, wordsPage } from '../support/words.js';

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

/** Checks whether the year is wider than its card, in which it scrolls. */
const yearScrolls = (page: Page) =>
  page.getByRole('grid').evaluate(({ parentElement: box }) => Boolean(box && box.scrollWidth > box.clientWidth));

async function latestDaysInSight(page: Page): Promise<void> {
  await page.getByRole('list', { name: heat.legend }).scrollIntoViewIfNeeded(); // it stands right below
  await expect(day(page, '2026-11-21')).toBeInViewport();
  if (await yearScrolls(page)) await expect(day(page, '2026-01-01')).not.toBeInViewport();
}

const clearSearch = (page: Page) =>
  page.getByRole('search').getByRole('button').filter({ hasNotText: common.search }).last().click();

test('a search takes the place of the day, where its box stays; one button starts the test, and the day counts it', async ({
  page,
}) => {
  await asNewMember(page);
  const word = await theWord(page.request, '食べる', '먹다');
  await openHome(page);
  await expect(today(page)).toContainText(strip.nothingSaved);
  await today(page).getByRole('button', { name: strip.find }).click();
  const box = page.getByRole('searchbox');
  await expect(box).toBeFocused();

  const place = () => box.boundingBox();
  await box.pressSequentially(word.hiragana.slice(0, 1));
  await expect(page.getByRole('search').getByRole('status')).toContainText('찾았어요');
  await expect(today(page)).toHaveCount(0);
  const searching = await place();
  await box.pressSequentially(word.hiragana.slice(1));
  await expect(box).toHaveValue(word.hiragana);
  await expect.poll(place).toEqual(searching);
  await page
    .getByRole('button', { name: `${word.japaneseWord} 저장`, exact: true })
    .first()
    .click();
  await clearSearch(page);
  await expect(number(page, strip.waiting)).toHaveText('1개');
  await expect(page.getByRole('img', { name: '오늘 1개 중 0개' })).toBeVisible(); // the first saved word brings the day of review
  const before = await place();
  await box.pressSequentially(word.hiragana.slice(0, 1));
  await expect(today(page)).toHaveCount(0);
  await clearSearch(page);
  await expect.poll(place).toEqual(before);
  await today(page).getByRole('button', { name: strip.start }).click();
  const dialog = page.getByRole('dialog');
  // An answer is taken once the question is there.
  await expect(dialog.getByRole('button', { name: testMessages.submit })).toBeEnabled();
  await dialog.getByRole('textbox', { name: testMessages.answer }).fill(rightAnswer(word));
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

test('the pages of a member come up without a movement, axe finds nothing, and they fit every width, the year from 720 px on', async ({
  page,
}) => {
  await asNewMember(page);
  for (const word of (await words(page)).slice(0, 6)) await pass(page, word);
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
  for (const open of [openHome, openProfile]) {
    await inBothLooks(page, async (at) => {
      const where = `${open.name} ${at}`;
      await open(page);
      const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
      expect(shift, where).toBeLessThanOrEqual(0.05);
      expect(calls, `${where}: all comes with the page`).toEqual([]);
      if (open === openProfile) {
        await latestDaysInSight(page);
        await page.getByText(heat.asTable).click();
        await expect(page.getByRole('table', { name: /점수를 얻은 날/ })).toBeVisible();
      }
      expect(await axeFindings(page), where).toEqual([]);
      expect(await wrongLanguages(page), where).toEqual([]);
    });
    for (const percent of [100, 200]) {
      await setTextSize(page, percent);
      for (const width of [320, 390, 719, 720, 1024, 1280]) {
        await setWidth(page, width);
        const where = `${open.name} at ${width} px and ${percent} %`;
        await expect.soft.poll(() => misfits(page), where).toEqual([]);
        if (open !== openProfile || percent > 100) continue;
        await expect.soft.poll(() => yearScrolls(page), `${where}: the year scrolls`).toBe(width < 720);
      }
    }
    await setTextSize(page, 100);
  }
});

test('who wants no movement gets none; with forced colours every band still differs, and so does the day that has the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const motion = await recordMotion(page);
  await asNewMember(page);
  await openHome(page);
  expect(await motion()).toEqual([]);
  await openProfile(page);
  await page.getByRole('button', { name: heat.prevYear }).click();
  await expect(page.getByText(heat.emptyThen)).toBeVisible();
  expect(await motion()).toEqual([]);

  await page.getByRole('button', { name: heat.nextYear }).press('Enter'); // a focus after a click shows nothing
  await page.emulateMedia({ forcedColors: 'active' });
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
