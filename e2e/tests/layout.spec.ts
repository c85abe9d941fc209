import { a11y, list, wordPage } from '@utarang/messages';
import { drawn } from '../support/observe.js';
import { openOverlay, overlays } from '../support/places.js';
import { crampedButtons, setTextSize, setWidth, sidewaysScroll, smallTargets } from '../support/screen.js';
import { expect, test } from '../support/test.js';

/** Long enough for a layout to settle on a busy machine; a failure of many does not take minutes. */
const soon = (message: string) => ({ message, timeout: 10_000 });

test('what opens over a page fits, with large text too', async ({ page }) => {
  for (const percent of [100, 200]) {
    await setTextSize(page, percent);
    for (const overlay of overlays) {
      await openOverlay(page, overlay);
      const place = `${overlay.name} at ${percent} %`;
      await expect.soft.poll(() => smallTargets(page, 24), soon(place)).toEqual([]);
      await expect.soft.poll(() => crampedButtons(page), soon(place)).toEqual([]);
      await expect.soft.poll(() => sidewaysScroll(page), soon(place)).toBeLessThanOrEqual(0);
    }
  }
});

test('cards stand in one, two or three columns', async ({ page, home }) => {
  await home.open();
  const columns = () =>
    home
      .cardAt(1)
      .evaluate((card) => getComputedStyle(card.parentElement ?? card).gridTemplateColumns.split(' ').length);
  for (const [width, n] of [
    [320, 1],
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
    [1920, 3],
  ] as const) {
    await setWidth(page, width);
    await expect.poll(columns, `at ${width} px`).toBe(n);
  }
});

test('the rail is there from 769 px on', async ({ page, home }) => {
  await home.open();
  for (const [width, shown] of [
    [768, false],
    [769, true],
    [390, false],
    [1280, true],
  ] as const) {
    await setWidth(page, width);
    await expect(page.getByRole('navigation', { name: list.pageRail }), `at ${width} px`).toBeVisible({
      visible: shown,
    });
  }
});

test('the first card keeps its place when the number of columns changes', async ({ page, home }) => {
  await setWidth(page, 1280);
  await home.open();
  await home.railPage(2).click();
  await expect(home.railPage(2)).toHaveAttribute('aria-current', 'true');
  for (const width of [1280, 800, 390, 800, 1280, 390]) {
    await setWidth(page, width);
    await drawn(page);
    await expect(home.cardAt(25), `at ${width} px`).toBeInViewport();
  }
});

test('what is pressed most is at least 44 px high on a phone', async ({ page, home }) => {
  await setWidth(page, 390);
  const expectHigh = (of: ReturnType<typeof page.getByRole>) =>
    expect.poll(async () => (await of.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await home.open('?m=pron&q=타베루');
  const card = home.card('食べる');
  const home44 = [home.box, home.button, home.clear, home.star(card, '食べる'), home.copyButton(card, '食べる')];
  for (const target of home44) await expectHigh(target);
  const menu = page.getByRole('button', { name: a11y.openMenu });
  await expectHigh(menu);
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const link of await page.getByRole('dialog').getByRole('link').all()) {
    await expectHigh(link);
  }
  await page.goto('/words/50721');
  for (const name of [wordPage.share, wordPage.toSearch]) {
    await expectHigh(page.getByRole('main').locator('button, a').filter({ hasText: name }));
  }
});
