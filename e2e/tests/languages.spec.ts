import { fontsUsed, wrongLanguages } from '../support/languages.js';
import { openOverlay, openPlace, overlays, places } from '../support/places.js';
import { expect, type Page, test } from '../support/test.js';

test.use({ expectedErrors: /404/ });

/** Elements of a language that hold text alone, and what they were not drawn with but should have been. */
async function strayFonts(page: Page, lang: 'ja' | 'ko', face: string) {
  const used = await fontsUsed(page, `body :lang(${lang}):not(:has(*)):not(script, input)`);
  expect(used.length).toBeGreaterThan(0);
  return used.filter(({ font }) => !font.startsWith(face));
}

for (const { name, path } of places) {
  test(`${name}: each language is marked as what it is and has its own face`, async ({ page }) => {
    await openPlace(page, path);
    expect(await wrongLanguages(page)).toEqual([]);
    await expect.poll(() => strayFonts(page, 'ja', 'Noto Sans JP')).toEqual([]);
    await expect.poll(() => strayFonts(page, 'ko', 'Pretendard')).toEqual([]);
  });
}

test('what opens over a page: each language is marked as what it is', async ({ page }) => {
  for (const overlay of overlays) {
    await openOverlay(page, overlay);
    expect(await wrongLanguages(page), overlay.name).toEqual([]);
  }
});
