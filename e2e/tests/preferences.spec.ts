import type { Locator } from '@playwright/test';
import { a11y, nav, plus, word, wordPage } from '@utarang/messages';
import { composeHangul } from '../support/ime.js';
import { recordMotion } from '../support/motion.js';
import { focused } from '../support/observe.js';
import { setTextSize, setWidth, sidewaysScroll } from '../support/screen.js';
import { expect, type Page, test } from '../support/test.js';
import { holdWordsCalls } from '../support/words.js';

for (const motion of ['reduce', 'no-preference'] as const) {
  test(`with ${motion} as the wish for motion, things ${motion === 'reduce' ? 'stand still' : 'may move'}`, async ({
    page,
    home,
  }) => {
    const moved = await recordMotion(page);
    await page.emulateMedia({ reducedMotion: motion });
    await setWidth(page, 900);
    await home.open();
    await home.cardAt(1).hover();
    await page.getByRole('button', { name: a11y.openMenu }).click();
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
    if (motion === 'reduce') expect(await moved()).toEqual([]);
    else expect(await moved(), 'the notes are taken').not.toEqual([]);
  });
}

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

  test('what is chosen, saved, found and focused can be told', async ({ page, home }) => {
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
  });

  test('the page being read, the page one is on and the theme can be told', async ({ page, home }) => {
    await home.open('?m=pron&q=하');
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

/** Whether the focus is on the screen and nothing lies over it. */
const focusSeen = (page: Page) =>
  focused(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('at 400 % zoom with text twice as large the keyboard alone does it all', async ({ page, home, timers }) => {
  await setTextSize(page, 200);
  await setWidth(page, 320);
  await home.open();
  await page.keyboard.press('/');
  await composeHangul(page, '하나');
  await page.keyboard.press('Enter');
  const card = home.card('花');
  await expect(card).toBeAttached();
  const name = async () => (await focused(page).getAttribute('aria-label')) ?? (await focused(page).textContent());
  const tabTo = async (goal: string) => {
    for (let press = 0; press < 40 && (await name()) !== goal; press++) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focusSeen(page), 'the focus can be seen').toBe(true);
    }
    await expect.poll(name).toBe(goal);
  };
  const arrowTo = async (goal: string, arrow = 'ArrowRight') => {
    for (let press = 0; press < 15 && (await name()) !== goal; press++) {
      await page.keyboard.press(arrow);
      await expect.poll(() => focusSeen(page), 'the focus can be seen').toBe(true);
    }
    await expect.poll(name).toBe(goal);
  };
  await tabTo('花');
  await arrowTo('花 저장');
  await timers.stop(); // so that the hint stays
  await page.keyboard.press('Enter');
  await expect(card.getByRole('status')).toHaveText(word.loginHint);
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await timers.resume();
  await arrowTo('花 복사하기');
  await arrowTo('花', 'ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('花');
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await tabTo(wordPage.share);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(async () => (await name())?.trim()).toBe(wordPage.back);
  await page.keyboard.press('Enter');
  await expect(home.box).toHaveValue('하나');
});
