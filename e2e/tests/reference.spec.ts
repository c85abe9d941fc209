import { endings, entry, format, particles, reference, word } from '@utarang/messages';
import { axeFindings } from '../support/axe.js';
import { composeHangul } from '../support/ime.js';
import { setWidth } from '../support/screen.js';
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

test('what does not exist says so and leads back', async ({ page }) => {
  await page.goto('/particles?f=verbs');
  await expect(page.getByText(format(reference.unknown, { value: 'verbs' }))).toBeVisible();
  await page.getByRole('link', { name: format(reference.unknownGo, { page: particles.title }) }).click();
  await expect(page).toHaveURL('/particles');
  await box(page).fill('없는조사다');
  await expect(page.getByText(particles.empty)).toBeVisible();
});

test('the pages pass axe on a phone and on a desk', async ({ page }) => {
  for (const width of [390, 1280]) {
    await setWidth(page, width);
    for (const path of ['/particles?f=end', '/endings?f=sequence&level=N2', '/particles/wa', '/endings/te-iru']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect.soft(await axeFindings(page), `${path} at ${width}`).toEqual([]);
    }
  }
});
