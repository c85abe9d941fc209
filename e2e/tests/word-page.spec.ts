import { wordPage as messages } from '@utarang/messages';
import { watchCalls } from '../support/observe.js';
import { expect, test } from '../support/test.js';

test('someone who came by a link has all of the word with the page, and gets the way to the search', async ({
  page,
  home,
}) => {
  const calls = watchCalls(page);
  const answer = await page.goto('/words/50721');
  expect(await answer?.text()).toContain('<meta property="og:title"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('私');
  expect(calls).toEqual([]);
  await expect(page.getByRole('link', { name: messages.back })).toHaveCount(0);
  await page.getByRole('link', { name: messages.toSearch }).click();
  await expect(page).toHaveURL('/');
  await expect(home.box).toBeFocused();
});
