import { levels, pages } from '@utarang/contract';
import { a11y, format, nav } from '@utarang/messages';
import { focused, scrollTop } from '../support/observe.js';
import { setWidth } from '../support/screen.js';
import { expect, type Page, test } from '../support/test.js';

const main = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: a11y.navMain });
const group = (page: Page, name: string) => main(page).getByRole('button', { name });
const burger = (page: Page) => page.getByRole('button', { name: a11y.openMenu });
const drawer = (page: Page) => page.getByRole('dialog', { name: a11y.navMain });
const levelNames = levels.map((level) => format(nav.jlptLevel, { level }));
const jlptWords = [...levelNames, nav.jlptTest, nav.allWords];
const words = [...levelNames, nav.jlptTest, nav.kana, nav.particles, nav.endings, nav.allWords, nav.lookup];

test.describe('on a wide screen', () => {
  test('going through it with Tab leaves the page where it is; a group stays open when the list comes to rest and closes with Escape, a press elsewhere or a link; every entry leads to a page of the product', async ({
    page,
    home,
    timers,
  }) => {
    await home.open();
    await home.byPronunciation.focus();
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(home.cardAt(25)).toBeInViewport();
    for (const name of [nav.signup, nav.login]) {
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeFocused();
      expect(await scrollTop(page)).toBe(1500);
    }

    await page.keyboard.press('Home');
    await expect(page).toHaveURL('/?page=1');
    await timers.stop();
    await home.railPage(2).click();
    await expect(home.railPage(2)).toHaveAttribute('aria-current', 'true');
    await group(page, nav.jlpt).click();
    await expect(group(page, nav.jlpt)).toHaveAttribute('aria-expanded', 'true');
    await timers.run(1000);
    await expect(page).toHaveURL('/?page=2');
    await expect(group(page, nav.jlpt)).toHaveAttribute('aria-expanded', 'true');
    await timers.resume();
    await page.keyboard.press('Escape');
    await expect(group(page, nav.jlpt)).toHaveAttribute('aria-expanded', 'false');

    const jlpt = group(page, nav.jlpt);
    const entry = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: nav.jlpt }) });
    const links = entry.getByRole('listitem').getByRole('link');
    const addresses = new Set<string>();
    const collect = async () => {
      for (const link of await page.getByRole('banner').getByRole('link').all()) {
        addresses.add((await link.getAttribute('href')) ?? '');
      }
    };
    await collect();
    await group(page, nav.fields).click();
    await expect(group(page, nav.fields)).toHaveAttribute('aria-expanded', 'true');
    await collect();
    const tools = group(page, nav.tools);
    await tools.click();
    await expect(tools).toHaveAttribute('aria-expanded', 'true');
    await collect();
    await jlpt.click();
    await expect(jlpt).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveCount(jlptWords.length);
    expect((await links.allTextContents()).map((name) => name.trim())).toEqual(jlptWords);
    await collect();
    expect(addresses.size).toBeGreaterThan(words.length + 16);
    const paths = new Set([...addresses].map((address) => address.replace(/\?.*/, '')));
    expect(Object.values<string>(pages), 'all are opened in hydration.spec.ts').toEqual(
      expect.arrayContaining([...paths]),
    );

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toHaveText(levelNames[1] ?? '');
    await expect(home.byPronunciation, 'arrows of the menu are its own').toBeChecked();
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(jlpt).toBeFocused();
    await jlpt.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(links).toHaveCount(0);

    const kana = main(page).getByRole('link', { name: nav.kana, exact: true });
    await tools.click();
    await kana.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nav.kana);
    await expect(kana).toHaveCount(0);
    await tools.click();
    await expect(kana).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('below 1024 px', () => {
  test('the drawer takes the place of the bar, and has all of its links; a link, Back, the cross and a press beside it close it', async ({
    page,
    home,
  }) => {
    await home.open();
    await expect(burger(page)).toBeHidden();
    const wide = [nav.search, nav.koLike, nav.songs, nav.artists, ...words, nav.login, nav.signup];
    await setWidth(page, 1023);
    await expect(main(page)).toBeHidden();
    await burger(page).click();
    for (const name of wide) await expect(drawer(page).getByRole('link', { name, exact: true })).toHaveCount(1);
    await drawer(page).locator('summary', { hasText: nav['drawer.fields'] }).click();
    await expect(drawer(page).getByRole('link', { name: '식당', exact: true })).toBeVisible();

    await setWidth(page, 1024);
    await expect(drawer(page)).toHaveCount(0);
    await expect(main(page)).toBeVisible();

    await setWidth(page, 390);
    await burger(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(drawer(page)).toHaveCount(0);
    await burger(page).click();
    await drawer(page).getByRole('button', { name: a11y.closeMenu }).click();
    await expect(drawer(page)).toHaveCount(0);
    await burger(page).click();
    await drawer(page).getByRole('link', { name: nav.kana }).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await burger(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL('/kana');
    await page.goBack();
    await expect(page).toHaveURL('/?page=1');
  });
});
