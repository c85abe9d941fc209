import { axeInBothThemes } from '../support/axe.js';
import { wrongLanguages } from '../support/languages.js';
import { openOverlay, openPlace, overlays } from '../support/places.js';
import { crampedButtons, setTextSize, setWidth, sidewaysScroll, smallTargets } from '../support/screen.js';
import { expect, type Page, test } from '../support/test.js';

/** Long enough for a layout to settle on a busy machine; a failure of many does not take minutes. */
const soon = (message: string) => ({ message, timeout: 10_000 });

async function expectFits(page: Page, place: string): Promise<void> {
  await expect.soft.poll(() => smallTargets(page, 24), soon(place)).toEqual([]);
  await expect.soft.poll(() => crampedButtons(page), soon(place)).toEqual([]);
  await expect.soft.poll(() => sidewaysScroll(page), soon(place)).toBeLessThanOrEqual(0);
}

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
