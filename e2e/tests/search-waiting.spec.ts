import { common, err, footer, list, home as messages } from '@utarang/messages';
import { foundText } from '../support/home.js';
import { expect, test } from '../support/test.js';
import { holdWordsCalls, isWordsCall } from '../support/words.js';

test.describe('when calls fail', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the network: a panel says so, and trying again brings the words', async ({ page, home }) => {
    await home.open();
    await page.route(isWordsCall, (route) => route.abort());
    await home.box.fill('타베루');
    const panel = page.getByRole('alert');
    await expect(panel).toContainText(messages.loadFail);
    await expect(panel).toContainText(err.network);
    await expect(home.box).toHaveValue('타베루');
    await expect(home.cards).toHaveCount(0);

    await page.unroute(isWordsCall);
    await panel.getByRole('button', { name: common.retry }).click();
    await expect(home.card('食べる')).toBeVisible();
    await expect(panel).toHaveCount(0);
  });

  test('the network is back: the words come by themselves', async ({ page, home }) => {
    await home.open();
    await page.context().setOffline(true);
    await home.box.fill('타베루');
    await expect(page.getByRole('alert')).toContainText(messages.loadFail);
    await page.context().setOffline(false);
    await expect(home.card('食べる')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('the server: its own sentence is shown, and a new search is a new chance', async ({ page, home }) => {
    await home.open();
    const problem = { type: 'about:blank', title: 'x', status: 503, code: 'unavailable', detail: '점검하고 있어요' };
    await page.route(isWordsCall, (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    );
    await home.box.fill('타베');
    await expect(page.getByRole('alert')).toContainText(problem.detail);
    await page.unroute(isWordsCall);
    await home.box.fill('타베루');
    await expect(home.card('食べる')).toBeVisible();
  });

  test('a later page: its cards say so, and one press loads them all', async ({ page, home }) => {
    await home.open();
    await page.route(isWordsCall, (route) => route.abort());
    await home.railPage(2).click();
    const failed = home.list.getByText(list.cardFail);
    await expect(failed.first()).toBeInViewport();
    await expect(home.cardAt(24).getByRole('heading')).toBeVisible();
    await page.unroute(isWordsCall);
    await page.getByRole('button', { name: common.retry }).click();
    await expect(home.cardAt(25).getByRole('heading')).toBeVisible();
    await expect(home.cardAt(26).getByRole('heading')).toBeVisible();
    await expect(failed).toHaveCount(0);
  });
});

test('while the next words are on their way the ones before stay', async ({ page, home }) => {
  await home.open('?m=pron&q=타베루');
  const { release } = await holdWordsCalls(page);
  await home.box.fill('노무');
  await expect(home.list).toHaveAttribute('aria-busy', 'true');
  await expect(home.card('食べる')).toBeVisible();
  await expect(home.count).toHaveText(foundText(1));
  await expect(page.getByText(list.searching), 'it takes long').toBeVisible();
  release();
  await expect(home.card('飲む')).toBeVisible();
  await expect(home.card('食べる')).toHaveCount(0);
  await expect(home.list).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText(list.searching)).toHaveCount(0);
});

test('a search that nobody waits for any more is given up', async ({ page, home }) => {
  await home.open();
  const { release } = await holdWordsCalls(page);
  const given = page.waitForEvent('requestfailed', (call) => new URL(call.url()).searchParams.get('q') === '타');
  const asked = page.waitForRequest((call) => new URL(call.url()).searchParams.get('q') === '타');
  await home.box.fill('타');
  await asked;
  await home.box.fill('타베루');
  expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
  release();
  await expect(home.card('食べる')).toBeVisible();
});

test('a list of which nothing is known yet is a skeleton that says it is loading', async ({ page, home }) => {
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
});

test('bones show after 150 ms only, so that a quick answer flashes none', async ({ page, home }) => {
  await home.open();
  const { release } = await holdWordsCalls(page);
  await home.railPage(2).click();
  const bones = home.cardAt(25).locator('[aria-hidden=true] > *');
  await expect(bones).toBeVisible();
  const shownAt = (ms: number) =>
    bones.evaluate((element, at) => {
      const [appear] = element.getAnimations();
      if (!appear) return null;
      appear.pause();
      appear.currentTime = at;
      return getComputedStyle(element).visibility;
    }, ms);
  expect(await shownAt(149)).toBe('hidden');
  expect(await shownAt(151)).toBe('visible');
  release();
  await expect(home.cardAt(25).getByRole('heading')).toBeVisible();
});
