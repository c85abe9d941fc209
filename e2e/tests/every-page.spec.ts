import { axeFindings } from '../support/axe.js';
import { alive, complaintsOf } from '../support/drawn-alike.js';
import { strayFonts, wrongLanguages } from '../support/languages.js';
import { openPlace, places } from '../support/places.js';
import {
  crampedButtons,
  setTextSize,
  setWidth,
  sidewaysScroll,
  smallTargets,
  looks as usualLooks,
  usualWidths,
  widths,
} from '../support/screen.js';
import { expect, type Page, test } from '../support/test.js';

const full = Boolean(process.env.E2E_FULL);
const themes = ['light', 'dark'] as const;
const looks = full ? widths.flatMap((width) => themes.map((colorScheme) => ({ width, colorScheme }))) : usualLooks;

/** Long enough for a layout to settle on a busy machine; a failure of many does not take minutes. */
const soon = (message: string) => ({ message, timeout: 10_000 });

/** Draws the space, and nothing else, in both. */
const OF_LINES = 'Utarang Line';

test.use({ expectedErrors: /404|Failed to load resource/ });
if (full) test.setTimeout(300_000);

// One page at a time, opened once: what every page is held to would otherwise open each of them six times. Every other
// page is opened in the other look: the server, which knows of neither, draws both alike.
for (const [index, { name, path }] of places.entries()) {
  test(`${name}: fits, is readable by all, and is drawn alike by server and browser`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await open(page, path, usualLooks[index % usualLooks.length]!);

    await test.step('each language is marked as what it is and drawn with its own face', async () => {
      expect.soft(await wrongLanguages(page)).toEqual([]);
      // Its letters are as one writes them.
      const japanese = path.startsWith('/kana') ? [OF_LINES, 'Noto Sans JP', 'Klee One'] : [OF_LINES, 'Noto Sans JP'];
      await expect.soft.poll(() => strayFonts(page, 'ja', japanese)).toEqual([]);
      await expect.soft.poll(() => strayFonts(page, 'ko', [OF_LINES, 'UtarangKor', 'Pretendard'])).toEqual([]);
    });

    await test.step('axe finds nothing', async () => {
      for (const { width, colorScheme } of looks) {
        await page.emulateMedia({ colorScheme });
        await setWidth(page, width);
        expect.soft(await axeFindings(page), `at ${width} px, ${colorScheme}`).toEqual([]);
      }
    });

    await test.step('it fits every width: no scrolling sideways, nothing to press too small, no label cut', async () => {
      for (const width of widths) {
        await setWidth(page, width);
        await expect.soft.poll(() => misfits(page), soon(`at ${width} px`)).toEqual([]);
      }
    });

    await test.step('it fits with the text twice as large', async () => {
      await setTextSize(page, 200);
      for (const width of [320, ...usualWidths]) {
        await setWidth(page, width);
        await expect.soft.poll(() => sidewaysScroll(page), soon(`at ${width} px`)).toBeLessThanOrEqual(0);
        await expect.soft.poll(() => crampedButtons(page), soon(`at ${width} px`)).toEqual([]);
      }
      await setTextSize(page, 100);
    });

    expect(complaints).toEqual([]);
  });
}

async function open(page: Page, path: string, { width, colorScheme }: (typeof usualLooks)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await setWidth(page, width);
  await openPlace(page, path);
  await alive(page);
}

async function misfits(page: Page): Promise<string[]> {
  const [sideways, small, cramped] = await Promise.all([
    sidewaysScroll(page),
    smallTargets(page, 24),
    crampedButtons(page),
  ]);
  return [...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []), ...small, ...cramped];
}
