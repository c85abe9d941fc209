import { axeFindings } from '../support/axe.js';
import { isFirefox } from '../support/firefox.js';
import { stopsOutOfSight } from '../support/focus-in-sight.js';
import { strayFonts, wrongLanguages } from '../support/languages.js';
import { openPlace, places } from '../support/places.js';
import { complaintsOf, waitForHydration } from '../support/rendered-alike.js';
import {
  crampedButtons,
  full,
  misfits,
  phones,
  setTextSize,
  setWidth,
  sidewaysScroll,
  soon,
  tightWidths,
  looks as usualLooks,
  usualWidths,
  widths,
} from '../support/screen.js';
import { expect, type Page, test } from '../support/test.js';

const themes = ['light', 'dark'] as const;
const looks = full ? widths.flatMap((width) => themes.map((colorScheme) => ({ width, colorScheme }))) : usualLooks;

/** Draw the space, and nothing else, in each. */
const OF_LINES = { ko: 'Utarang Line', ja: 'Utarang Line Ja' };

/** As many pages as one journey opens in its tab. */
const AT_ONCE = 5;

test.use({ expectedErrors: /404|Failed to load resource/ });
test.setTimeout(full ? 20 * 60_000 : 5 * 60_000);

// Each page is opened once: what every page is held to would otherwise open each of them six times. Every other page is
// opened in the other look: the server, which knows of neither, renders both alike. A few share a tab, as a visitor's do:
// the first page in a new one takes the browser twice as long.
for (let first = 0; first < places.length; first += AT_ONCE) {
  const some = places.slice(first, first + AT_ONCE);
  test(`${some.map(({ name }) => name).join(', ')}: each fits, is readable by all, and is rendered alike by server and browser`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    for (const [index, { name, path }] of some.entries()) {
      await test.step(name, async () => {
        await open(page, path, usualLooks[(first + index) % usualLooks.length]!);
        await lookAt(page, path);
        await tabThrough(page, path, phones[(first + index) % phones.length]!);
      });
    }
    expect(complaints).toEqual([]);
  });
}

/** All that a page is held to, but for what the browser complains of. */
async function lookAt(page: Page, path: string): Promise<void> {
  await test.step('each language is marked as what it is and drawn with its own face', async () => {
    expect.soft(await wrongLanguages(page), path).toEqual([]);
    if (isFirefox(page)) return; // which does not tell the fonts that it drew with
    // Its letters are as one writes them.
    const japanese = path.startsWith('/kana')
      ? [OF_LINES.ja, 'Noto Sans JP', 'Klee One']
      : [OF_LINES.ja, 'Noto Sans JP'];
    await expect.soft.poll(() => strayFonts(page, 'ja', japanese), path).toEqual([]);
    await expect.soft.poll(() => strayFonts(page, 'ko', [OF_LINES.ko, 'UtarangKor', 'Pretendard']), path).toEqual([]);
  });

  await test.step('axe finds nothing, and it fits: no scrolling sideways, nothing to press too small, no label cut', async () => {
    // One engine alone looks at each width in both themes, which takes an hour.
    for (const { width, colorScheme } of isFirefox(page) ? usualLooks : looks) {
      await page.emulateMedia({ colorScheme });
      await setWidth(page, width);
      expect.soft(await axeFindings(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
      await fits(page, path, width);
    }
  });

  await test.step('it fits where there is least room', async () => {
    for (const width of tightWidths) {
      await setWidth(page, width);
      await fits(page, path, width);
    }
  });

  await test.step('it fits with the text twice as large', async () => {
    await setTextSize(page, 200);
    for (const width of [320, ...usualWidths]) {
      await setWidth(page, width);
      const at = soon(`${path} at ${width} px, with large text`);
      await expect.soft.poll(() => sidewaysScroll(page), at).toBeLessThanOrEqual(0);
      await expect.soft.poll(() => crampedButtons(page), at).toEqual([]);
    }
    await setTextSize(page, 100);
  });
}

/** Tab's stops on a phone, where least is on the screen. */
const tabThrough = (page: Page, path: string, phone: (typeof phones)[number]) =>
  test.step('what has the focus is in sight, whatever Tab stops at', async () => {
    await page.setViewportSize(phone);
    expect.soft(await stopsOutOfSight(page, () => openPlace(page, path)), path).toEqual([]);
  });

const fits = (page: Page, path: string, width: number) =>
  expect.soft.poll(() => misfits(page), soon(`${path} at ${width} px`)).toEqual([]);

async function open(page: Page, path: string, { width, colorScheme }: (typeof usualLooks)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await setWidth(page, width);
  await openPlace(page, path);
  await waitForHydration(page);
}
