import { PAGE_SIZE } from '@utarang/contract';
import type { Home } from '../support/home.js';
import { arrived, scrollTop } from '../support/observe.js';
import { expect, type Page, test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

const STACK = 110;
const firstOf = (page: number) => (page - 1) * PAGE_SIZE + 1;

/** The lower edge of what sticks at the top. */
const stackBottom = (page: Page) =>
  page.getByRole('search').evaluate((bar) => (bar.parentElement?.parentElement ?? bar).getBoundingClientRect().bottom);

/** The distance of one row of cards from the next, on a wide screen. */
async function rowStep(home: Home): Promise<number> {
  const [first, second] = [
    await home.cardAt(firstOf(2)).boundingBox(),
    await home.cardAt(firstOf(2) + 3).boundingBox(),
  ];
  return (second?.y ?? 0) - (first?.y ?? 0);
}

async function expectAtPage(page: Page, home: Home, n: number) {
  await expect(home.railPage(n)).toHaveAttribute('aria-current', 'true');
  await expect(home.rail.locator('[aria-current]')).toHaveCount(1);
  const first = home.cardAt(firstOf(n));
  await expect(first.getByRole('heading')).toBeVisible();
  const height = page.viewportSize()?.height ?? 0;
  /** Checks whether all of the card is on the screen, below what sticks. */
  const isWhole = async () => {
    const box = await first.boundingBox();
    return box !== null && box.y >= STACK && box.y + box.height <= height;
  };
  await expect.poll(isWhole, `the first card of page ${n} is on the screen`).toBe(true);
}

test('rail and address follow the reader, without new steps in the history; what sticks is at most 110 px high, and a jump puts the page right below it; a typed number and Enter take the focus along, a press leaves it on the rail', async ({
  page,
  home,
  request,
}) => {
  const { totalPages } = await wordsPage(request);
  await home.open();
  const steps = await page.evaluate(() => history.length);
  await home.railPage(2).click();
  await expect(page).toHaveURL('/?page=2');
  await arrived(page); // the wheel would end the glide
  await page.mouse.move(400, 500);
  // One notch at a time, and each has to be seen on the page: several at once would carry the reader past the page.
  const [start, rows] = [await scrollTop(page), 16];
  const goal = start + rows * (await rowStep(home)) + 100;
  for (let y = start; y < goal; ) {
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(y);
    y = await scrollTop(page);
  }
  await expect(home.railPage(4)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/?page=4');
  await page.keyboard.press('Home');
  await expect(page).toHaveURL('/?page=1');
  expect(await page.evaluate(() => history.length)).toBe(steps);

  await expect(home.railPage(2)).toHaveAttribute('href', '/?page=2');
  await home.railPage(2).focus();
  await page.keyboard.press('Enter');
  await expect(home.cardAt(firstOf(2)).getByRole('link')).toBeFocused();

  const jumps = { 769: [3, totalPages], 1280: [totalPages - 1, 1] };
  for (const [width, numbers] of Object.entries(jumps)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    for (const n of numbers) {
      await home.railPage(n).click();
      await expectAtPage(page, home, n);
      await expect(home.railPage(n)).toBeFocused();
      if (n > 1) await expect.poll(() => stackBottom(page)).toBeLessThanOrEqual(STACK);
    }
  }

  await home.railInput.fill('３');
  await home.railInput.press('Enter');
  await expectAtPage(page, home, 3);
  await expect(home.cardAt(firstOf(3)).getByRole('link')).toBeFocused();
  await expect(home.railInput).toHaveValue('');
});
