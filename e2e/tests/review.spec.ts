import type { Review, ReviewQuestion, WordDetail } from '@utarang/contract';
import { format, review, stats } from '@utarang/messages';
import { axeFindings } from '../support/axe.js';
import { composeHangul } from '../support/ime.js';
import { enterAfterReading } from '../support/keyboard.js';
import { asNewMember } from '../support/member.js';
import { inBothLooks, misfits, setWidth } from '../support/screen.js';
import { expect, type Page, memberTest as test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

test.use({ now: '2026-11-25T12:00:00+09:00' });

const XHR = { 'X-Requested-With': 'XMLHttpRequest' };

/** A new member who saved so many words. */
async function withWords(page: Page, count: number): Promise<void> {
  await asNewMember(page);
  const { content } = await wordsPage(page.request);
  for (const { id } of content.slice(0, count)) {
    expect((await page.request.post(`/api/checked-words/${id}`, { headers: XHR })).ok()).toBe(true);
  }
}

const next = async (page: Page): Promise<ReviewQuestion | null> =>
  ((await (await page.request.get('/api/review?voice=false')).json()) as Review).next;

async function meaningOf(page: Page, { wordId }: ReviewQuestion): Promise<string> {
  const word = (await (await page.request.get(`/api/words/${wordId}`)).json()) as WordDetail;
  return word.meaningKo.split(',')[0]!.trim();
}

const box = (page: Page) => page.getByRole('textbox', { name: review['box.meaning'] });
const chip = (page: Page, rating: 1 | 2 | 3 | 4) => page.getByRole('radio', { name: review[`rate.${rating}`] });

async function looksRight(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await setWidth(page, width);
    await inBothLooks(page, async () => {
      expect(await misfits(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}

test('desktop, by keys alone: a goal, a right answer, a wrong one that comes again, undo, the end of the day', async ({
  page,
}) => {
  await withWords(page, 2);
  await page.goto('/review');
  await page.getByRole('radio', { name: format(review['goal.words'], { n: 10 }) }).press('Tab');
  await page.getByRole('button', { name: review['goal.start'] }).press('Enter');
  await expect(box(page)).toBeFocused();

  const first = (await next(page))!;
  await enterAfterReading(page);
  await expect(page.getByText(review.blank)).toBeVisible();
  await page.keyboard.type(await meaningOf(page, first));
  await enterAfterReading(page);
  await expect(page.getByText(review.right)).toBeVisible();
  const toNext = page.getByRole('button', { name: review.next });
  await expect(toNext).toBeFocused();
  await looksRight(page);

  // A correction shows at once, and holds.
  await page.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('Home');
  await expect(chip(page, 1)).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByText(review['reason.forgotten'])).toBeVisible();
  await page.keyboard.press('End');
  await expect(chip(page, 4)).toHaveAttribute('aria-checked', 'true');

  // By the space bar: a second Enter right after the first would be taken for a double press.
  await page.getByRole('button', { name: review.undo }).press(' ');
  await expect(box(page)).toBeFocused();
  expect((await next(page))!.wordId).toBe(first.wordId);

  await page.keyboard.type('모르는 뜻');
  await enterAfterReading(page);
  await expect(page.getByText(review['wrong.meaning'])).toBeVisible();
  await toNext.press(' ');
  const second = (await next(page))!;
  expect(second.wordId).not.toBe(first.wordId);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(await meaningOf(page, second));
  await enterAfterReading(page);
  await expect(toNext).toBeFocused();
  await toNext.press(' ');

  // The forgotten word comes again before the day ends.
  await expect(page.getByText(review.again)).toBeVisible();
  await page.keyboard.type(await meaningOf(page, first));
  await enterAfterReading(page);
  await page.getByRole('button', { name: review.finish }).press(' ');
  await expect(page.getByText(format(review['done.title'], { n: 2 }))).toBeVisible();
  await expect(page.getByText(review['done.missed'])).toBeVisible();
  await looksRight(page);

  await page.goto('/user-info/statistics');
  await expect(page.getByText(format(stats.few, { n: 3 }))).toBeVisible();
});

test.describe('phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true });

  test('a day is begun on the start, left, and gone on with; nothing known is said so', async ({ page, context }) => {
    await withWords(page, 3);
    await page.goto('/');
    await page.getByRole('link', { name: review['day.begin'] }).tap();
    await page.getByRole('radio', { name: format(review['goal.words'], { n: 5 }) }).tap();
    await page.getByRole('button', { name: review['goal.start'] }).tap();
    await expect(box(page)).toBeVisible();
    await page.getByRole('button', { name: review.unknown }).tap();
    await expect(page.getByText(review['wrong.meaning'])).toBeVisible();
    await expect(page.getByText(review['reason.forgotten'])).toBeVisible();
    await page.getByRole('button', { name: review.next }).tap();

    // Typed with an input method: the Enter that ends a syllable sends nothing.
    const second = (await next(page))!;
    await box(page).tap();
    await composeHangul(page, await meaningOf(page, second));
    await page.getByRole('button', { name: review.submit }).tap();
    await expect(page.getByText(review.right)).toBeVisible();
    await page.getByRole('button', { name: review.leave }).tap();
    await expect(page.getByRole('img', { name: format(review['day.ring'], { total: 3, n: 2 }) })).toBeVisible();

    // Elsewhere it goes on.
    const other = await context.newPage();
    await other.goto('/review');
    const third = (await next(other))!;
    await expect(other.getByRole('progressbar', { name: review.progress })).toHaveAttribute('aria-valuenow', '2');
    await other.getByRole('textbox', { name: review['box.meaning'] }).fill(await meaningOf(other, third));
    await other.getByRole('button', { name: review.submit }).tap();
    await expect(other.getByText(review.right)).toBeVisible();
  });
});
