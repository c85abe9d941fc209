import { endings, entry, format, word } from '@utarang/messages';
import { composeHangul } from '../support/ime.js';
import { toSearchBox } from '../support/keyboard.js';
import { drawn, scrollTop } from '../support/observe.js';
import { expect, type Page, test } from '../support/test.js';

const box = (page: Page) => page.getByRole('searchbox');
const forms = (page: Page) => page.locator('main li h2');
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('은/는 finds は and が while it is composed, with what tells them apart', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/particles');
  await expect(forms(page).first()).toHaveText('は');
  await box(page).focus();
  await composeHangul(page, '은는', { commitWithEnter: true });
  await expect(forms(page).filter({ hasText: /^は$/ }).first()).toBeVisible();
  await expect(forms(page).filter({ hasText: /^が$/ })).toBeVisible();
  await expect(page.getByText('이름이 뭐예요?', { exact: false })).toBeVisible();
  await page
    .getByRole('button', { name: format(word.copyAria, { word: 'が' }) })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('が [가] 이/가');
});

test('a group and a level narrow the endings, an entry leads to its near ones, and Back to the list as it was', async ({
  page,
}) => {
  await page.goto('/endings');
  await choice(page, endings['g.state']).click();
  await choice(page, 'N5').click();
  await expect(page).toHaveURL('/endings?f=state&level=N5');
  await expect(forms(page)).toHaveText(['〜ている', '〜ている']);
  await page
    .getByRole('link', { name: format(entry.link, { form: '〜ている' }) })
    .first()
    .click();
  await expect(page).toHaveURL('/endings/te-iru');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('〜ている');
  await expect(page.getByRole('heading', { name: entry.attach })).toBeVisible();
  await page.getByRole('link', { name: /아\/어 있다, ~았다/ }).click();
  await expect(page).toHaveURL('/endings/te-iru-state');
  await page.goBack();
  await page.getByRole('link', { name: endings.title, exact: true }).first().click();
  await expect(page).toHaveURL('/endings?f=state&level=N5');
});

for (const path of ['/endings', '/songs']) {
  test(`${path}: Back from what was found, and clearing it, lead to the list and its place`, async ({ page }) => {
    await page.goto(path);
    await page.locator('main li').first().waitFor();
    await page.evaluate(() => scrollTo(0, 2000));
    await drawn(page);
    await drawn(page);
    const y = await scrollTop(page);
    await toSearchBox(page);
    await page.keyboard.type('na');
    await expect(page).toHaveURL(/q=na/);
    await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible();
    await page.goBack();
    await expect(box(page)).toHaveValue('');
    const expectPlace = () => expect.poll(async () => Math.abs((await scrollTop(page)) - y)).toBeLessThanOrEqual(2);
    await expectPlace();

    // The focus is where it was left, or the key of the search brings it there.
    if (!(await box(page).evaluate((element) => element === document.activeElement))) await toSearchBox(page);
    await page.keyboard.type('na');
    await expect(page).toHaveURL(/q=na/);
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/q=/);
    await expectPlace();
  });
}

test('by the keyboard alone: group, level, search, an entry and back', async ({ page }) => {
  await page.goto('/endings');
  await toSearchBox(page);
  await page.keyboard.type('taberu koto ga dekiru');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await page.getByRole('radiogroup').first().getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'N5')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/f=[a-z]+&level=N5$/);
  const more = page.getByRole('link', { name: /자세히 보기$/ }).first();
  for (let stops = 0; stops < 4 && !(await more.evaluate((link) => link === document.activeElement)); stops++)
    await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/endings\/[a-z-]+$/);
  await expect(page.getByRole('heading', { name: entry.attach })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a particle is found in Korean, and its page stands whole', async ({ page }) => {
    await page.goto('/particles');
    await box(page).fill('은/는');
    await box(page).press('Enter');
    await expect(forms(page).filter({ hasText: /^が$/ })).toBeVisible();
    await page
      .getByRole('link', { name: format(entry.link, { form: 'は' }) })
      .first()
      .click();
    await expect(page).toHaveURL('/particles/wa');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('は');
    for (const name of [entry.tip, entry.korean])
      await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
    await expect(page.getByRole('heading', { name: entry.near })).toBeVisible();
    expect(await page.locator('main mark').count()).toBeGreaterThanOrEqual(2);
    await expect(page.getByRole('link', { name: /^が/ }).first()).toBeVisible();
  });

  test('endings are narrowed by links, and their forms are read', async ({ page }) => {
    await page.goto('/endings');
    await choice(page, endings['g.wish']).click();
    await choice(page, 'N5').click();
    await expect(page).toHaveURL('/endings?f=wish&level=N5');
    await page
      .getByRole('link', { name: format(entry.link, { form: '〜たい' }) })
      .first()
      .click();
    await expect(
      page
        .getByRole('definition')
        .filter({ hasText: /食.*べたい/ })
        .first(),
    ).toBeVisible();
  });
});
