import { QUERY_MAX } from '@utarang/contract';
import { validationMessages } from '@utarang/messages';
import { foundText } from '../support/home.js';
import { expect, test } from '../support/test.js';

test('a text too long to search says so at its address too; spelling is tidied, and signs are only text', async ({
  page,
  home,
}) => {
  const long = '가'.repeat(QUERY_MAX + 1);
  await page.goto(`/?m=pron&q=${long}`);
  await expect(page.getByRole('alert')).toHaveText(validationMessages.query_too_long);
  await expect(home.box).toHaveValue(long);
  await home.box.fill(`\u3000 ${'타베루'.normalize('NFD')} \u00a0`);
  await expect(home.count).toHaveText(foundText(1));
  await expect(home.card('食べる')).toBeVisible();
  await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent('타베루')}`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const q of ['%', '<b>&amp;👨‍👩‍👧']) {
    await home.box.fill(q);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === q);
    await expect(home.count, q).toHaveText(foundText(0));
    await expect(home.box).toHaveValue(q);
  }
});
