import { a11y, err, footer, home as messages, plus } from '@utarang/messages';
import { expect, test } from '../support/test.js';
import { holdWordsCalls } from '../support/words.js';

test.use({ expectedErrors: /Failed to load resource/ });

test('a list of which nothing is known yet is a skeleton that says it is loading; without the network the page says so for as long as it lasts, and words come by themselves when it is back', async ({
  page,
  home,
  timers,
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
  await expect(page.getByText(err.offline)).toBeVisible();
  await home.box.fill('타베루');
  const panel = page.getByRole('alert');
  await expect(panel).toContainText(messages.loadFail);
  await expect(panel).toContainText(err.network);
  await expect(home.box).toHaveValue('타베루');
  await expect(home.cards).toHaveCount(0);
  await timers.stop(); // so that the toast stays
  await page.context().setOffline(false);
  await expect(page.getByText(err.offline)).toHaveCount(0);
  const toast = page.getByRole('region', { name: a11y.toasts });
  // The code that draws toasts is loaded with the first toast, which is shown a moment later.
  await expect(async () => {
    await timers.run(100);
    await expect(toast).toContainText(plus.online, { timeout: 200 });
  }).toPass();
  await page.keyboard.press('F6');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await timers.resume();
  await expect(home.card('食べる')).toBeVisible();
  await expect(panel).toHaveCount(0);
});
