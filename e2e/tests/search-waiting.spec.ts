import { err, footer, home as messages } from '@utarang/messages';
import { expect, test } from '../support/test.js';
import { holdWordsCalls } from '../support/words.js';

test.use({ expectedErrors: /Failed to load resource/ });

test('a list of which nothing is known yet is a skeleton that says it is loading; without the network a panel says so, and words come by themselves when it is back', async ({
  page,
  home,
}) => {
  await home.open('?m=pron&q=하나');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.about }).click();
  await page.reload();
  const { release } = await holdWordsCalls(page);
  await page.goBack();
  await expect(page.getByText(messages.loading)).toBeAttached();
  await expect(page.locator('main [aria-busy=true]')).toBeVisible();
  release();
  await expect(home.cards.first().getByRole('heading')).toBeVisible();
  await expect(page.getByText(messages.loading)).toHaveCount(0);

  await page.context().setOffline(true);
  await home.box.fill('타베루');
  const panel = page.getByRole('alert');
  await expect(panel).toContainText(messages.loadFail);
  await expect(panel).toContainText(err.network);
  await expect(home.box).toHaveValue('타베루');
  await expect(home.cards).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(home.card('食べる')).toBeVisible();
  await expect(panel).toHaveCount(0);
});
