import { app, common, format, home as homeMessages, wordPage as messages, notFound, word } from '@utarang/messages';
import { expect, type Page, test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a card leads to its word, and back to the list as it was', async ({ page, home, request }) => {
  const [taberu] = (await wordsPage(request, { q: '타베루' })).content;
  await home.open();
  await home.box.fill('타베루');
  await home.card('食べる').getByRole('link').click();
  await expect(page).toHaveURL(`/words/${taberu?.id}`);
  await expect(heading(page)).toHaveText('食べる');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(format(app.title, { page: format(messages.title, { word: '食べる' }) }));
  const main = page.getByRole('main');
  for (const text of ['たべる', '[타베루]', '먹다']) await expect(main.getByText(text, { exact: true })).toBeVisible();
  const level = main.getByRole('term').filter({ hasText: messages.level });
  await expect(level.locator('xpath=following-sibling::dd[1]')).toHaveText('N5');

  await main.getByRole('link', { name: messages.back }).click();
  await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent('타베루')}`);
  await expect(home.box).toHaveValue('타베루');
});

test('someone who came by a link gets the way to the search', async ({ page, home }) => {
  const answer = await page.goto('/words/50721');
  expect(await answer?.text()).toContain('<meta property="og:title"');
  await expect(page.getByRole('link', { name: messages.back })).toHaveCount(0);
  await page.getByRole('link', { name: messages.toSearch }).click();
  await expect(page).toHaveURL('/');
  await expect(home.box).toBeFocused();
});

test('sharing copies the link where the device has no sharing of its own', async ({ page, timers }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/words/50721?utm=x');
  await timers.stop();
  const share = page.getByRole('button', { name: messages.share });
  await share.click();
  const shared = page.getByRole('button', { name: messages.shared });
  await expect(shared).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/words/50721', page.url()).href);
  await timers.run(1050);
  await expect(shared).toBeVisible();
  await timers.run(300);
  await expect(share).toBeVisible();
});

test("sharing uses the device's own where it has one", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
  });
  await page.goto('/words/50721');
  await expect(heading(page)).not.toBeEmpty();
  const word = (await heading(page).textContent()) ?? '';
  await page.getByRole('button', { name: messages.share }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
    .toEqual([{ title: format(messages.title, { word }), url: new URL('/words/50721', page.url()).href }]);
  await expect(page.getByRole('button', { name: messages.shared })).toHaveCount(0);
});

test('the star says what would make it', async ({ page, timers }) => {
  await page.goto('/words/50721');
  await expect(heading(page)).not.toBeEmpty();
  const name = (await heading(page).textContent()) ?? '';
  await timers.stop(); // so that the hint stays
  await page.getByRole('button', { name: format(word.save, { word: name }) }).click();
  await expect(page.getByRole('article').getByRole('status')).toHaveText(word.loginHint);
});

test.describe('a word that is not there', () => {
  test.use({ expectedErrors: /Failed to load resource.*404/ });

  test('is not found', async ({ page }) => {
    for (const path of ['/words/999999', '/words/abc', '/words/0', '/words/1.5']) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(heading(page)).toHaveText(notFound.title);
    }
  });

  test('was deleted a moment ago: it says so', async ({ page, home }) => {
    await home.open();
    await page.route('/api/words/*', (route) =>
      route.fulfill({
        status: 404,
        json: { type: 'about:blank', title: 'x', status: 404, code: 'word_not_found', detail: 'x' },
      }),
    );
    await home.cardAt(1).getByRole('link').click();
    await expect(heading(page)).toHaveText(messages.notFound);
    await expect(page.getByText(messages.pageMissing)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: messages.toSearch }).click();
    await expect(heading(page)).toHaveText(homeMessages.title);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a word that is not known says so, and can be tried again', async ({ page, home }) => {
    await home.open();
    await page.route('/api/words/*', (route) => route.abort());
    await home.cardAt(1).getByRole('link').click();
    const panel = page.getByRole('alert');
    await expect(panel).toContainText(messages.loadFail);
    await page.unroute('/api/words/*');
    await panel.getByRole('button', { name: common.retry }).click();
    await expect(page.getByText(messages.level, { exact: true })).toBeVisible();
    await expect(panel).toHaveCount(0);
  });
});

test('a word from a list is there at once, before its details', async ({ page, home }) => {
  await home.open();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('/api/words/*', async (route) => {
    await released;
    await route.continue();
  });
  const name = await home.cardAt(1).getByRole('heading').textContent();
  await home.cardAt(1).getByRole('link').click();
  await expect(heading(page)).toHaveText(name ?? '');
  await expect(page.getByText(messages.level, { exact: true })).toHaveCount(0);
  release();
  await expect(page.getByText(messages.level, { exact: true })).toBeVisible();
});
