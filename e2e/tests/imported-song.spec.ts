import { format, song as messages } from '@utarang/messages';
import { ALBUM, TITLE, songTest as test } from '../support/import-songs.js';
import { tabTo } from '../support/keyboard.js';
import { drawn } from '../support/observe.js';
import { apart, boxOf, sidewaysScroll } from '../support/screen.js';
import { expect, type Page } from '../support/test.js';
import { stubHost } from '../support/video-host.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stage = (page: Page) => page.getByRole('complementary', { name: format(messages.video, { title: TITLE }) });

/** Finds the imported song in the list by its Korean title and opens it. */
async function openSong(page: Page): Promise<void> {
  await page.goto(`/songs?q=${encodeURIComponent('마당의돌')}`);
  await page
    .getByRole('link', { name: new RegExp(TITLE) })
    .first()
    .click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(TITLE);
  await expect(title, 'a page that is led to has the focus').toBeFocused();
}

test('an imported song is found, heard beside its lyrics, studied as all others, and leads on', async ({
  page,
  context,
}) => {
  const asked = await stubHost(context);
  await page.setViewportSize({ width: 390, height: 700 });
  await openSong(page);
  await expect(page.getByText('이시와 마루이', { exact: false }).first()).toBeVisible();
  await expect(page.getByText(ALBUM)).toBeVisible();
  await button(page, format(messages.play, { title: TITLE })).click();
  await expect(page.locator('iframe')).toBeFocused();
  for (const [width, height] of [
    [390, 700],
    [1280, 720],
  ] as const) {
    await test.step(`the small player stands beside what is read and studied: ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      const line = page.getByText('꽃이 한 송이 피었어').nth(3);
      await line.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
      await drawn(page);
      await expect(button(page, messages.videoClose)).toBeVisible();
      expect(apart(await boxOf(stage(page)), await boxOf(line))).toBe(true);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

      // The study of lines goes on beside it: what has the focus is never covered.
      await page.evaluate(() => scrollTo(0, 0));
      await tabTo(page, button(page, messages.lineMode).or(button(page, messages.lineGoOn)));
      await page.keyboard.press('Enter');
      for (let n = 2; n <= 6; n++) {
        await page.keyboard.press('ArrowRight');
        await drawn(page);
        const focus = page.locator(':focus');
        if (await stage(page).isVisible()) expect(apart(await boxOf(stage(page)), await boxOf(focus))).toBe(true);
      }
      await page.goBack();
    });
  }
  expect(asked).toHaveLength(1);

  await page.getByRole('link', { name: '月見組' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('月見組');
  await page
    .getByRole('link', { name: new RegExp(TITLE) })
    .first()
    .click();
  await page.getByRole('link', { name: '猫', exact: true }).first().click();
  await expect(page).toHaveURL(/\/words\/\d+$/);
  await page
    .getByRole('link', { name: new RegExp(TITLE) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(TITLE);
});
