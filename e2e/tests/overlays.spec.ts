import { axeInBothThemes } from '../support/axe.js';
import { wrongLanguages } from '../support/languages.js';
import { openOverlay, openPlace, overlays } from '../support/places.js';
import { misfits, setTextSize, setWidth, soon } from '../support/screen.js';
import { expect, type Page, test } from '../support/test.js';

const expectFits = (page: Page, place: string) => expect.soft.poll(() => misfits(page), soon(place)).toEqual([]);

test('what opens over a page fits, with large text too, is readable by all, and each language is marked as what it is', async ({
  page,
}) => {
  await setWidth(page, 1280);
  await openPlace(page, '/');
  for (const overlay of overlays) {
    await openOverlay(page, overlay);
    expect.soft(await wrongLanguages(page), overlay.name).toEqual([]);
    expect.soft(await axeInBothThemes(page, overlay.within), overlay.name).toEqual([]);
    await expectFits(page, overlay.name);
    // The bar needs twice the width then; before that it would go, and the focus with it.
    if (overlay.within === 'header') await setWidth(page, 2 * overlay.width);
    await setTextSize(page, 200);
    await expectFits(page, `${overlay.name}, text twice as large`);
    await page.keyboard.press('Escape');
    await expect(overlay.opener(page)).toHaveAttribute('aria-expanded', 'false');
    await setTextSize(page, 100);
  }
});
