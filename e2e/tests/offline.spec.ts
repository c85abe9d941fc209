import type { CheckedWordIds, FavoriteIds, Review, ReviewQuestion, WordDetail } from '@utarang/contract';
import { fav, format, nav, offline, plus, review, word as wordMessages } from '@utarang/messages';
import { Home } from '../support/home.js';
import { asNewMember, save } from '../support/member.js';
import { expect, type Page, memberTest as test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

// A device loads the whole program, which a busy machine takes its time for.
const LOADED_MS = 90_000;
test.describe.configure({ timeout: 3 * LOADED_MS });
test.use({ serviceWorkers: 'allow', expectedErrors: /Failed to load resource/ });

const XHR = { 'X-Requested-With': 'XMLHttpRequest' };

/** Waits until the device has all that it needs without a network: the program, the book, what is loaded ahead. */
const isReady = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => ({
          isControlled: navigator.serviceWorker.controller !== null,
          hasProgram: (await caches.match('/offline.html', { ignoreSearch: true })) !== undefined,
          hasBook: (await caches.match('/api/words/book')) !== undefined,
          hasIndex: (await (await caches.open('utarang-book')).keys()).some(({ url }) => url.includes('/word-index-')),
          isAhead: localStorage.getItem('offline:ahead') !== null,
        })),
      { timeout: LOADED_MS },
    )
    .toEqual({ isControlled: true, hasProgram: true, hasBook: true, hasIndex: true, isAhead: true });

test('away from the network: search, star and review go on, and all is there once when it is back', async ({
  page,
  context,
}) => {
  await asNewMember(page);
  const { content } = await wordsPage(page.request);
  await save(page, content[0]!.id);
  await page.request.put('/api/users/me/settings', { headers: XHR, data: { dailyGoal: 20 } });
  const asked = (await (await page.request.get('/api/review?voice=false')).json()) as Review;
  const question = asked.next as ReviewQuestion;
  const { meaningKo } = (await (await page.request.get(`/api/words/${question.wordId}`)).json()) as WordDetail;
  const found = await wordsPage(page.request, { q: '타베루', mode: 'pronunciation' });

  await page.goto('/');
  await isReady(page);
  await context.setOffline(true);

  const home = new Home(page);
  await home.open('?q=타베루');
  await expect(home.count).toContainText(String(found.totalElements));
  const [first] = found.content;
  const star = format(wordMessages.save, { word: first!.japaneseWord });
  await page.getByRole('button', { name: star }).first().click();
  await expect(page.getByText(format(offline.count, { n: 1 }))).toBeVisible();

  await page.goto('/review');
  await page.getByRole('textbox', { name: review['box.meaning'] }).fill(meaningKo.split(',')[0]!);
  await page.getByRole('button', { name: review.submit }).click();
  await expect(page.getByText(offline.reviewWaits, { exact: true })).toBeVisible();
  await expect(page.getByText(format(offline.count, { n: 2 }))).toBeVisible();

  await page.goto('/songs');
  const heart = page.getByRole('button', { name: format(fav.song, { name: '' }).trim() }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(format(offline.count, { n: 3 }))).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(format(offline.sent, { n: 3 }))).toBeVisible();
  const loved = await page.request.get('/api/users/me/fav-songs/exists');
  expect(((await loved.json()) as FavoriteIds).favoritedIds).toHaveLength(1);
  const { ids } = (await (await page.request.get('/api/users/checked-words/ids')).json()) as CheckedWordIds;
  expect(ids.sort()).toEqual([content[0]!.id, first!.id].sort());
  const day = (await (await page.request.get('/api/review?voice=false')).json()) as Review;
  expect(day).toMatchObject({ doneToday: 1, recalledToday: 1 });
});

test('a release is offered in each tab and taken by a press, the icon counts, and installing is offered once', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(window, { badges });
    Object.assign(navigator, {
      setAppBadge: async (n: number) => void badges.push(n),
      clearAppBadge: async () => void badges.push(0),
    });
    // Another address of the worker is another release for the browser; each page that loads then names that one.
    if (!('serviceWorker' in navigator)) return; // the empty page before the first
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = (url, options) => register(localStorage.getItem('release') ?? url, options);
  });
  await asNewMember(page);
  const { content } = await wordsPage(page.request);
  await save(page, content[0]!.id);
  await page.goto('/');
  const mayInstall = (at: Page) =>
    at.evaluate(() => {
      const prompt = async () => void Object.assign(window, { wasAsked: true });
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
  await isReady(page);
  // The second visit is one too early.
  const visits = (n: number) =>
    page.evaluate((visits) => localStorage.setItem('offline:install', JSON.stringify({ visits })), n);
  await visits(2);
  await mayInstall(page);
  await expect(page.getByText(offline.install)).toHaveCount(0);
  await visits(3);
  await expect.poll(() => page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1))).toBe(1);

  await mayInstall(page);
  await mayInstall(page);
  await expect(page.getByText(offline.install)).toHaveCount(1);
  await page.getByRole('button', { name: offline.installNow }).click();
  expect(await page.evaluate(() => 'wasAsked' in window)).toBe(true);

  const other = await context.newPage();
  await other.goto('/kana');
  await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // Who was asked once is not asked again on this device.
  await mayInstall(other);
  await expect(other.getByText(offline.install)).toHaveCount(0);
  await page.evaluate(async () => {
    localStorage.setItem('release', '/service-worker.js?next');
    await navigator.serviceWorker.register('/service-worker.js');
  });
  const button = (at: Page) => at.getByRole('button', { name: plus.reload });
  await expect(page.getByText(offline.update)).toHaveCount(1);
  await expect(other.getByText(offline.update)).toHaveCount(1);
  const controlledBy = (at: Page) =>
    at.evaluate(() => new URL(navigator.serviceWorker.controller?.scriptURL ?? location.href).search);
  expect(await controlledBy(page)).toBe('');
  // Not forced: a page that is open goes on, with pages that it has not loaded yet.
  await other.getByRole('link', { name: nav.songs, exact: true }).first().click();
  await expect(other).toHaveURL(/[/]songs$/);
  await expect(other.getByRole('article').or(other.getByRole('listitem')).first()).toBeVisible();
  expect(await controlledBy(other)).toBe('');
  await button(page).click();
  // It takes over once the one before has answered all that it was asked.
  await expect.poll(() => controlledBy(page).catch(() => null), { timeout: LOADED_MS }).toBe('?next');
  // The second tab has the new worker, too, and its page goes on until the user presses there.
  await expect.poll(() => controlledBy(other)).toBe('?next');
  await other.evaluate(() => void Object.assign(window, { isOld: true }));
  await button(other).click();
  await expect.poll(() => other.evaluate(() => 'isOld' in window).catch(() => true)).toBe(false);
  expect(await controlledBy(other)).toBe('?next');
  await expect(button(other)).toHaveCount(0);
});
