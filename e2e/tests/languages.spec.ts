import { wrongLanguages } from '../support/languages.js';
import { openOverlay, overlays } from '../support/places.js';
import { expect, test } from '../support/test.js';

test('in what opens over a page each language is marked as what it is', async ({ page }) => {
  for (const overlay of overlays) {
    await openOverlay(page, overlay);
    expect.soft(await wrongLanguages(page), overlay.name).toEqual([]);
  }
});
