import { a11y, footer } from '@utarang/messages';
import { arrowOfInputMethod, composeHangul, composing, safariEnter } from '../support/ime.js';
import { expect, test } from '../support/test.js';

test('no key of the page works in a composition or behind a dialog, but anywhere else', async ({ page, home }) => {
  await home.open();
  await home.railInput.fill('4');
  await composeHangul(page, '２');
  await expect(home.railInput).toHaveValue('42');
  await safariEnter(home.railInput);
  await expect(home.railInput).toHaveValue('42');
  await expect(home.railPage(1), 'the Enter that ends a composition jumps to no page').toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(home.railPage(42)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/?page=42');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: a11y.openMenu }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('/');
  await expect(home.byPronunciation).toHaveAttribute('aria-checked', 'true');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(home.byMeaning).toBeChecked();
  await page.getByRole('contentinfo').getByRole('link', { name: footer.about }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(home.byPronunciation).toBeChecked();

  await home.box.focus();
  for (const text of ['', 'ㅌ']) {
    if (text) await composing(page, text);
    await arrowOfInputMethod(page, 'ArrowLeft');
    await expect(home.byPronunciation).toBeChecked();
  }
});
