import { plus } from '@utarang/messages';
import { expect, type Page, test } from '../support/test.js';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const expectBackground = (page: Page, colour: string) => expect.poll(() => background(page)).toBe(colour);
const settings = (page: Page) => page.getByRole('button', { name: plus['theme.label'] });

async function choose(page: Page, name: string) {
  await page.locator('label').filter({ hasText: name }).click();
  await expect(page.getByRole('radio', { name })).toBeChecked();
}

test('the theme follows the system until one is chosen', async ({ page, home }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await home.open();
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).not.toBe(light);
  const dark = await background(page);

  await settings(page).click();
  await choose(page, plus['theme.light']);
  await expectBackground(page, light);
  await choose(page, plus['theme.dark']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectBackground(page, dark);
  await choose(page, plus['theme.system']);
  await expectBackground(page, light);
});

test('a chosen theme is in the page before any script, on every page and after a reload', async ({
  page,
  home,
  context,
}) => {
  await home.open();
  await settings(page).click();
  await choose(page, plus['theme.dark']);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await background(page);
  for (const path of ['/', '/about', '/words/50721']) {
    const answer = await page.goto(path);
    expect(await answer?.text()).toMatch(/<html[^>]* data-theme="dark"/);
    await expectBackground(page, dark);
  }
  await page.goto('/');
  await settings(page).click();
  await expect(page.getByRole('radio', { name: plus['theme.dark'] })).toBeChecked();
  await choose(page, plus['theme.system']);
  expect(await (await page.reload())?.text()).not.toMatch(/<html[^>]* data-theme=/);
  expect((await context.cookies()).filter(({ name }) => name === 'theme')).toEqual([]);
});

test('another tab follows at once', async ({ page, home, context }) => {
  await home.open();
  const other = await context.newPage();
  await other.goto('/about');
  await settings(page).click();
  await choose(page, plus['theme.dark']);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settings(other).click();
  await expect(other.getByRole('radio', { name: plus['theme.dark'] })).toBeChecked();
});

test("the browser's own bars take the colour of the page", async ({ page, home }) => {
  await home.open();
  const colours = () =>
    page.locator('meta[name=theme-color]').evaluateAll((all) => all.map((each) => each.getAttribute('content')));
  await expect.poll(async () => new Set(await colours()).size).toBe(2);
  const [, dark] = await colours();
  await settings(page).click();
  await choose(page, plus['theme.dark']);
  await expect.poll(colours).toEqual([dark, dark]);
});
