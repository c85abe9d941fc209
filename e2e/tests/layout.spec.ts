import { a11y, wordPage } from '@utarang/messages';
import { setWidth } from '../support/screen.js';
import { expect, test } from '../support/test.js';

test('what is pressed most is at least 44 px high on a phone', async ({ page, home }) => {
  await setWidth(page, 390);
  const expectHigh = (of: ReturnType<typeof page.getByRole>) =>
    expect.poll(async () => (await of.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await home.open('?m=pron&q=타베루');
  const card = home.card('食べる');
  const home44 = [home.box, home.button, home.clear, home.star(card, '食べる'), home.copyButton(card, '食べる')];
  for (const target of home44) await expectHigh(target);
  const menu = page.getByRole('button', { name: a11y.openMenu });
  await expectHigh(menu);
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const link of await page.getByRole('dialog').getByRole('link').all()) {
    await expectHigh(link);
  }
  await page.goto('/words/50721');
  for (const name of [wordPage.share, wordPage.toSearch]) {
    await expectHigh(page.getByRole('main').locator('button, a').filter({ hasText: name }));
  }
});
