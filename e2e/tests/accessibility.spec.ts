import { common, home as messages, word } from '@utarang/messages';
import { axeFindings } from '../support/axe.js';
import { openOverlay, openPlace, overlays, places } from '../support/places.js';
import { setWidth, widths } from '../support/screen.js';
import { expect, test } from '../support/test.js';
import { isWordsCall } from '../support/words.js';

const full = Boolean(process.env.E2E_FULL);
if (full) test.setTimeout(180_000);

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme axe finds nothing`, () => {
    test.use({ colorScheme: theme, expectedErrors: /Failed to load resource/ });

    for (const { name, path } of places) {
      test(`on ${name}`, async ({ page }) => {
        await openPlace(page, path);
        for (const width of full ? widths : [theme === 'light' ? 390 : 1280]) {
          await setWidth(page, width);
          expect(await axeFindings(page), `at ${width} px`).toEqual([]);
        }
      });
    }

    test('in what opens over a page', async ({ page }) => {
      for (const overlay of overlays) {
        await openOverlay(page, overlay);
        expect.soft(await axeFindings(page, overlay.within), overlay.name).toEqual([]);
      }
    });

    test('while something is said, failed or on its way', async ({ page, home, timers }) => {
      await home.open('?m=pron&q=타베루');
      await timers.stop(); // so that what is said stays until axe looks
      await home.star(home.card('食べる'), '食べる').click();
      await home.copyButton(home.card('食べる'), '食べる').click();
      await expect(page.getByText(word.loginHint)).toBeVisible();
      await expect(home.card('食べる').getByRole('button').last()).toHaveText(word.copied);
      await timers.resume(); // axe needs timers itself
      expect(await axeFindings(page)).toEqual([]);

      await home.box.fill('가'.repeat(101));
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      await page.route(isWordsCall, (route) => route.abort());
      await home.box.fill('노무');
      await expect(page.getByRole('alert')).toContainText(messages.loadFail);
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
