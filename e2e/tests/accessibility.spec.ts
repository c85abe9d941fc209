import { QUERY_MAX } from '@utarang/contract';
import { a11y, common, footer, home as messages, nav, plus, word } from '@utarang/messages';
import { axeFindings, axeInBothThemes } from '../support/axe.js';
import { focused } from '../support/observe.js';
import { expect, test } from '../support/test.js';
import { isWordsCall } from '../support/words.js';

test.use({ expectedErrors: /Failed to load resource/ });

test('Tab goes through the page in the order in which it is read, and axe finds nothing while something is said, failed or on its way', async ({
  page,
  home,
  timers,
}) => {
  await home.open('?m=pron&q=타베루');
  const stops: string[] = [];
  while (stops.length < 40 && stops.at(-1) !== footer.about) {
    await page.keyboard.press('Tab');
    const stop = focused(page);
    stops.push((await stop.getAttribute('aria-label')) ?? (await stop.textContent()) ?? '');
  }
  const order = [
    ...[a11y.skip, nav.search, nav.jlpt, nav.koLike, nav.fields, plus['theme.label'], nav.login, nav.signup],
    ...[messages['mode.pron'], messages['box.label'], common.clearSearch, common.search, '食べる'],
    ...[footer.email, footer.about],
  ];
  expect(stops.filter((stop) => order.includes(stop))).toEqual(order);

  // What is said goes away while axe looks: for the other theme it is said again.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await timers.stop(); // so that what is said stays until axe looks
    await home.star(home.card('食べる'), '食べる').click();
    await home.copyButton(home.card('食べる'), '食べる').click();
    await expect(page.getByText(word.loginHint)).toBeVisible();
    await expect(home.card('食べる').getByRole('button').last()).toHaveText(word.copied);
    await timers.resume(); // axe needs timers itself
    expect(await axeFindings(page, 'main'), colorScheme).toEqual([]);
  }

  await home.box.fill('가'.repeat(QUERY_MAX + 1));
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await axeInBothThemes(page, 'main')).toEqual([]);

  await page.route(isWordsCall, (route) => route.abort());
  await home.box.fill('노무');
  await expect(page.getByRole('alert')).toContainText(messages.loadFail);
  await expect(page.getByRole('button', { name: common.retry })).toBeVisible();
  expect(await axeInBothThemes(page, 'main')).toEqual([]);
});
