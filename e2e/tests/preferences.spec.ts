import type { Locator } from '@playwright/test';
import { a11y, nav, plus, word } from '@utarang/messages';
import { composeHangul } from '../support/ime.js';
import { toSearchBox } from '../support/keyboard.js';
import { recordMotion } from '../support/motion.js';
import { setTextSize, setWidth, sidewaysScroll } from '../support/screen.js';
import { expect, test } from '../support/test.js';
import { holdWordsCalls } from '../support/words.js';

test('for who wants no movement things stand still', async ({ page, home }) => {
  const moved = await recordMotion(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setWidth(page, 900);
  await home.open();
  const openMenu = page.getByRole('button', { name: a11y.openMenu });
  await home.cardAt(1).hover();
  await openMenu.click();
  await page.getByRole('dialog').getByText(nav['drawer.fields']).click();
  await page.keyboard.press('Escape');
  await home.star(home.cardAt(1), '私').click();
  await home.copyButton(home.cardAt(1), '私').click();
  const { release } = await holdWordsCalls(page);
  await home.box.fill('타베루');
  await expect(home.list).toHaveAttribute('aria-busy', 'true');
  await expect(home.list).not.toHaveCSS('opacity', '1');
  release();
  await expect(home.card('食べる')).toBeVisible();
  expect(await moved()).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openMenu.click();
  await expect.poll(moved, 'for others they move, and it is noted').not.toEqual([]);
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  const picture = (element: Locator) => element.screenshot({ animations: 'disabled' });

  /** The element's pixels once it has come to rest. */
  async function atRest(element: Locator): Promise<Buffer> {
    let seen = await picture(element);
    await expect
      .poll(async () => {
        const before = seen;
        seen = await picture(element);
        return before.equals(seen);
      })
      .toBe(true);
    return seen;
  }

  /** That a change of an element can be seen. */
  async function expectSeen(element: Locator, change: () => Promise<unknown>) {
    const before = await atRest(element);
    await change();
    await expect.poll(async () => before.equals(await picture(element))).toBe(false);
  }

  test('what is chosen, saved, found and focused can be told, and so can the page being read, the page one is on and the theme', async ({
    page,
    home,
  }) => {
    await home.open('?m=pron&q=하');
    await expectSeen(home.byPronunciation, () => page.keyboard.press('ArrowRight'));
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/m=pron/);
    const card = home.card('はい');
    await expect(card.locator('mark').first()).toBeVisible();
    const star = home.star(card, 'はい');
    await expectSeen(star, () => star.evaluate((element) => element.setAttribute('aria-pressed', 'true')));
    const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(card.locator('mark').first())).not.toBe(await ground(card.getByRole('article')));
    await home.box.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(home.byPronunciation).toBeFocused();
    await expectSeen(page.getByRole('radiogroup'), () => page.keyboard.press('Tab'));

    await page.mouse.click(5, 500); // End is the page's then
    await expectSeen(home.railPage(1), () => page.keyboard.press('End'));
    await page.getByRole('button', { name: plus['theme.label'] }).click();
    const dark = page.locator('label', { hasText: plus['theme.dark'] });
    await expectSeen(dark, async () => {
      await dark.click();
      await page.mouse.move(400, 500);
    });
    await page.keyboard.press('Escape');
    const artists = page.getByRole('banner').getByRole('link', { name: nav.artists });
    await expectSeen(artists, async () => {
      await artists.click();
      await page.mouse.move(400, 500);
    });
  });
});

test('at 400 % zoom with text twice as large an input method finds a word, and the hint of its star fits', async ({
  page,
  home,
  timers,
}) => {
  await setTextSize(page, 200);
  await setWidth(page, 320);
  await home.open();
  await toSearchBox(page);
  await composeHangul(page, '하나');
  await page.keyboard.press('Enter');
  const card = home.card('花');
  await expect(card).toBeAttached();
  await home.star(card, '花').focus();
  await timers.stop(); // so that the hint stays
  await page.keyboard.press('Enter');
  await expect(card.getByRole('status')).toContainText(word.loginHint);
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
