import type { Locator } from '@playwright/test';
import { a11y, common, format, list, my, nav, word, wordPage } from '@utarang/messages';
import { painted, scrollTop } from '../support/observe.js';
import { cards, withWords } from '../support/saved-words.js';
import { boxOf, setWidth, sidewaysScroll } from '../support/screen.js';
import { expect, memberTest, type Page, test } from '../support/test.js';

const bottom = (page: Page) => page.getByRole('navigation', { name: nav.bottom });
const entry = (page: Page, name: string) => bottom(page).getByRole('link', { name, exact: true });
const dock = (page: Page) => page.locator('[data-dock="list"]');
const topOf = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
const bottomOf = async (of: Locator) => {
  const box = await of.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

test('on a phone what is pressed most is at least 44 px high; while the user types nothing stands at the lower edge, else, up to 768 px, the main pages do', async ({
  page,
  home,
}) => {
  await setWidth(page, 390);
  await home.open();
  await test.step('what leaves for who types moves nothing', async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await home.box.focus();
    await expect(bottom(page)).toBeHidden();
    await expect(dock(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await home.box.blur();
    await expect(bottom(page)).toBeVisible();
    await home.button.focus();
    await expect(bottom(page), 'nobody types into a button').toBeVisible();
  });

  const expectHigh = (of: Locator) =>
    expect.poll(async () => (await of.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await test.step('what is pressed most is at least 44 px high', async () => {
    await home.box.fill('타베루');
    const card = home.card('食べる');
    const star = home.star(card, '食べる');
    for (const target of [home.box, home.button, home.clear, star, home.copyButton(card, '食べる')])
      await expectHigh(target);
    const menu = page.getByRole('button', { name: a11y.openMenu });
    await expectHigh(menu);
    await menu.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const link of await page.getByRole('dialog').getByRole('link').all()) await expectHigh(link);
    await page.keyboard.press('Escape');
    await home.clear.click();
    await home.box.blur();
  });

  for (const [width, there] of [
    [320, true],
    [768, true],
    [769, false],
    [1280, false],
  ] as const) {
    await setWidth(page, width);
    await expect(bottom(page), `at ${width} px`).toBeVisible({ visible: there });
    await expect(dock(page), `at ${width} px`).toBeVisible({ visible: there });
  }
  await setWidth(page, 390);
  await expect(bottom(page).getByRole('link')).toHaveText([common.search, nav['drawer.words'], nav.songs, nav.myWords]);
  await expect(entry(page, common.search)).toHaveAttribute('aria-current', 'page');
  await entry(page, nav['drawer.words']).click();
  await expect(page).toHaveURL('/jlpt?level=N5');
  await expect(entry(page, nav['drawer.words'])).toHaveAttribute('aria-current', 'page');
  expect(await scrollTop(page)).toBe(0);
  await page.goto('/words/50721');
  await expect(entry(page, nav['drawer.words'])).toHaveAttribute('aria-current', 'true');
  for (const name of [wordPage.share, wordPage.toSearch])
    await expectHigh(page.getByRole('main').locator('button, a').filter({ hasText: name }));
});

test('the bars cover neither the last card nor the footer, with large text neither', async ({ page }) => {
  await setWidth(page, 320);
  await page.goto('/jlpt?level=N4');
  const last = cards(page).last();
  await last.waitFor();
  for (const [width, percent] of [
    [320, 100],
    [390, 100],
    [768, 100],
    [320, 200],
  ] as const) {
    await test.step(`${width} px, text at ${percent} %`, async () => {
      await setWidth(page, width);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`);
      await painted(page);
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 200 });
        expect(await bottomOf(page.getByRole('contentinfo'))).toBeLessThanOrEqual((await topOf(dock(page))) + 1);
      }).toPass();
      expect(await bottomOf(dock(page))).toBeLessThanOrEqual((await topOf(bottom(page))) + 1);
      expect(await bottomOf(last)).toBeLessThanOrEqual(await topOf(dock(page)));
      const { width: wide, text } = await dock(page).evaluate((bar) => ({
        width: innerWidth,
        text: [...bar.children].reduce((sum, { scrollWidth }) => sum + scrollWidth, 0),
      }));
      expect(text).toBeLessThanOrEqual(wide);
    });
  }
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the dock says the page being read, opens the rail beside the cards and leads to the top, by keyboard to the heading', async ({
    page,
  }) => {
    await page.goto('/jlpt?level=N5');
    await page.getByRole('radio', { name: 'N4', exact: true }).tap();
    await expect(page).toHaveURL('/jlpt?level=N4');
    const rail = page.getByRole('navigation', { name: list.pageRail });
    await expect(rail).toHaveCount(0);
    const show = page.getByRole('button', { name: list.railShow });
    await expect(show).toContainText(/1 \/ \d+/);
    await show.tap();
    await expect(rail).toBeVisible();
    const [railPlace, cardPlace] = [await boxOf(rail), await boxOf(cards(page).first())];
    expect(cardPlace.x + cardPlace.width).toBeLessThanOrEqual(railPlace.x);
    const pageLink = (n: number) =>
      rail.getByRole('link', { name: format(list.pageGo, { n: String(n) }), exact: true });
    await pageLink(2).tap();
    const hide = page.getByRole('button', { name: list.railHide });
    await expect(hide).toContainText(/2 \/ \d+/);
    await expect(page).toHaveURL('/jlpt?level=N4&page=2');
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    const toTop = page.getByRole('link', { name: list.toTop });
    await toTop.tap();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page).toHaveURL('/jlpt?level=N4');

    await pageLink(2).tap();
    await expect(page).toHaveURL('/jlpt?level=N4&page=2');
    await toTop.focus();
    await painted(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await hide.tap();
    await expect(rail).toHaveCount(0);
  });
});

memberTest('tools and what is said stand above the navigation; both lists of a member are tabs', async ({ page }) => {
  await setWidth(page, 390);
  await withWords(page, 3);
  await page.getByRole('checkbox').nth(1).check();
  const tools = page.getByRole('region', { name: my.selectedTools });
  await expect.poll(() => bottomOf(tools)).toBeLessThanOrEqual((await topOf(bottom(page))) + 1);
  await tools.getByRole('button', { name: my.deleteSelected }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: common.delete }).click();
  const said = page.getByText(my.bulkDone);
  await expect(said).toBeVisible();
  await expect.poll(() => bottomOf(said)).toBeLessThan(await topOf(bottom(page)));

  await setWidth(page, 1280);
  const tab = (name: string) =>
    page.getByRole('main').getByRole('navigation', { name: nav.myWords }).getByRole('link', { name });
  await expect(tab(word.inProgressBadge)).toHaveAttribute('aria-current', 'page');
  await tab(word.completedBadge).click();
  await expect(page).toHaveURL('/mywords/completed');
  await expect(tab(word.completedBadge)).toHaveAttribute('aria-current', 'page');
  await expect(entry(page, nav.myWords)).toHaveCount(0);
  await setWidth(page, 390);
  await expect(entry(page, nav.myWords)).toHaveAttribute('aria-current', 'true');
});
