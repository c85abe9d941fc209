import { fontsUsed, wrongLanguages } from '../support/languages.js';
import { openOverlay, openPlace, overlays, places } from '../support/places.js';
import { expect, type Page, test } from '../support/test.js';

test.use({ expectedErrors: /404/ });

/** Draws the space, and nothing else, in both. */
const OF_LINES = 'Utarang Line';

/** Elements of a language that hold text alone, and what they were not drawn with but should have been. */
async function strayFonts(page: Page, lang: 'ja' | 'ko', faces: readonly string[]) {
  const used = await fontsUsed(page, `body :lang(${lang}):not(:has(*)):not(script, input)`);
  expect(used.length).toBeGreaterThan(0);
  return used.filter(({ font }) => !faces.some((face) => font.startsWith(face)));
}

test('on every page each language is marked as what it is and drawn with its own face', async ({ page }) => {
  test.slow();
  for (const { name, path } of places) {
    await openPlace(page, path);
    expect.soft(await wrongLanguages(page), name).toEqual([]);
    // Its letters are as one writes them.
    const japanese = path.startsWith('/kana') ? [OF_LINES, 'Noto Sans JP', 'Klee One'] : [OF_LINES, 'Noto Sans JP'];
    await expect.soft.poll(() => strayFonts(page, 'ja', japanese), name).toEqual([]);
    await expect.soft.poll(() => strayFonts(page, 'ko', [OF_LINES, 'UtarangKor', 'Pretendard']), name).toEqual([]);
  }
});

test('so it is in what opens over a page', async ({ page }) => {
  for (const overlay of overlays) {
    await openOverlay(page, overlay);
    expect.soft(await wrongLanguages(page), overlay.name).toEqual([]);
  }
});
