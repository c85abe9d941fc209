import { examples, format, word } from '@utarang/messages';
import { axeInBothThemes } from '../support/axe.js';
import { focused } from '../support/observe.js';
import { crampedButtons, setTextSize, setWidth, sidewaysScroll, smallTargets } from '../support/screen.js';
import { expect, type Page, test } from '../support/test.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const TABERU = '/words/50693';

const section = (page: Page) => page.getByRole('region', { name: examples.title });
const sentences = (page: Page) => section(page).getByRole('listitem');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A device whose Japanese voice is not known at once. */
const withLateVoice = (page: Page) =>
  page.addInitScript(() => {
    let voices: { lang: string }[] = [];
    Object.assign(speechSynthesis, { getVoices: () => voices });
    Object.assign(window, {
      tellVoices() {
        voices = [{ lang: 'ja-JP' }];
        speechSynthesis.dispatchEvent(new Event('voiceschanged'));
      },
    });
  });

test('食べる shows five sentences, which are heard, copied, covered by keys, led on from, and more', async ({
  page,
}) => {
  await withLateVoice(page);
  await page.goto(TABERU);
  await expect(sentences(page)).toHaveCount(5);

  await test.step('a voice that comes late moves nothing', async () => {
    const copies = sentences(page).getByRole('button', { name: word.copy });
    await expect(copies).toHaveCount(5);
    const places = () => copies.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
    const before = await places();
    await page.evaluate(() => (window as unknown as { tellVoices: () => void }).tellVoices());
    const listen = format(word.listen, { word: '' }).trim();
    await expect(sentences(page).getByRole('button', { name: listen })).toHaveCount(5);
    expect(await places()).toEqual(before);
  });

  await test.step('the word is marked in each form; a selection copies no readings', async () => {
    await expect(sentences(page).locator('mark')).toHaveCount(5);
    const bare = async (of: string) => page.locator(of).evaluateAll(textsWithoutReadings);
    for (const form of await bare('li mark')) expect(form).toMatch(/^食べ/);
    expect(new Set(await bare('li mark')).size).toBeGreaterThan(1);
    const japanese = sentences(page).first().locator('[lang=ja]').first();
    await japanese.evaluate((element) => getSelection()?.selectAllChildren(element));
    await page.keyboard.press('ControlOrMeta+C');
    const [text] = await bare('li p[lang=ja]');
    await expect.poll(() => clipboard(page)).toBe(text);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    const copy = format(word.copyAria, { word: text! });
    await sentences(page).first().getByRole('button', { name: copy }).click();
    await expect.poll(() => clipboard(page)).toBe(text);
  });

  await test.step('by keys alone: furigana away, Korean covered and shown', async () => {
    await section(page).getByRole('button', { name: examples.furigana }).focus();
    await page.keyboard.press('Space');
    await expect(section(page).locator('rt').first()).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText(examples.meaning);
    await page.keyboard.press('Enter');
    const covered = section(page).getByRole('button', { name: examples.uncover });
    await expect(covered).toHaveCount(5);
    await covered.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(covered).toHaveCount(4);
    await expect(focused(page)).toHaveAccessibleName(format(examples.cover, { n: 2 }));
  });

  await test.step('covered and bare, at every width, nothing is cut, small or hard to read', async () => {
    for (const width of [320, 1280, 390]) {
      await test.step(`${width} px`, async () => {
        await setWidth(page, width);
        await setTextSize(page, 200);
        await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
        await expect.poll(() => crampedButtons(page)).toEqual([]);
        await setTextSize(page, 100);
        await expect.poll(() => smallTargets(page, 24)).toEqual([]);
      });
    }
    expect(await axeInBothThemes(page, 'section')).toEqual([]);
    await setWidth(page, 1280);
  });

  await test.step('by keys alone to another word and back', async () => {
    const link = sentences(page).first().getByRole('link').first();
    const [name = ''] = await link.evaluateAll(textsWithoutReadings);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(TABERU);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 1));
    await expect(section(page).locator('rt').first(), 'what was chosen holds').toBeHidden();
    await page.goBack();
  });

  await test.step('more come on demand, and are there again for who comes back', async () => {
    await section(page).getByRole('button', { name: examples.more }).click();
    await expect.poll(() => sentences(page).count()).toBeGreaterThan(5);
    const count = await sentences(page).count();
    expect(count).toBeLessThanOrEqual(20);
    await sentences(page).nth(7).getByRole('link').first().click();
    await expect(page).not.toHaveURL(TABERU);
    await page.goBack();
    await expect(sentences(page)).toHaveCount(count);
  });
});

/** Runs in the page: what a reader copies. */
function textsWithoutReadings(elements: Element[]): string[] {
  return elements.map((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const reading of copy.querySelectorAll('rt')) reading.remove();
    return copy.textContent ?? '';
  });
}
