import { plus } from '@utarang/messages';
import { expect, type Page, test } from '../support/test.js';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const expectBackground = (page: Page, colour: string) => expect.poll(() => background(page)).toBe(colour);
const settings = (page: Page) => page.getByRole('button', { name: plus['theme.label'] });
const shortcutsOff = (page: Page) => page.getByRole('checkbox', { name: plus.shortcutsOff });

async function choose(page: Page, name: string) {
  await page.locator('label').filter({ hasText: name }).click();
  await expect(page.getByRole('radio', { name })).toBeChecked();
}

async function closeSettings(page: Page) {
  await page.keyboard.press('Escape');
  await expect(shortcutsOff(page)).toBeHidden();
}

test('the theme follows the system until one is chosen: then every page and tab has it, before any script; shortcuts of one character stay turned off, too', async ({
  page,
  home,
  context,
}) => {
  const html = page.locator('html');
  const bars = () =>
    page.locator('meta[name=theme-color]').evaluateAll((all) => all.map((each) => each.getAttribute('content')));
  const other = await context.newPage();
  await other.goto('/about');
  await page.emulateMedia({ colorScheme: 'light' });
  await home.open();
  const light = await background(page);
  await expect.poll(async () => new Set(await bars()).size).toBe(2);
  const [, darkBar] = await bars();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).not.toBe(light);
  const dark = await background(page);

  await settings(page).click();
  await choose(page, plus['theme.light']);
  await expectBackground(page, light);
  await choose(page, plus['theme.dark']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectBackground(page, dark);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(bars, "the browser's own").toEqual([darkBar, darkBar]);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settings(other).click();
  await expect(other.getByRole('radio', { name: plus['theme.dark'] })).toBeChecked();
  await other.close();

  await shortcutsOff(page).check();
  await closeSettings(page);
  await page.keyboard.press('/');
  await expect(home.box).not.toBeFocused();

  const answer = await page.goto('/?page=2');
  expect(await answer?.text()).toMatch(/<html[^>]* data-theme="dark"/);
  await expectBackground(page, dark);
  await page.keyboard.press('/');
  await expect(home.box).not.toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(home.byMeaning).toBeChecked();
  await settings(page).click();
  await expect(page.getByRole('radio', { name: plus['theme.dark'] })).toBeChecked();
  await choose(page, plus['theme.system']);
  await expectBackground(page, light);
  await shortcutsOff(page).uncheck();
  await closeSettings(page);
  await page.keyboard.press('/');
  await expect(home.box).toBeFocused();
  expect(await (await page.request.get('/')).text()).not.toMatch(/<html[^>]* data-theme=/);
  expect((await context.cookies()).filter(({ name }) => name === 'theme')).toEqual([]);
});
