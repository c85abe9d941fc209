import type { CheckedWordIds, Review, ReviewQuestion, WordDetail } from '@utarang/contract';
import { format, offline, review, word as wordMessages } from '@utarang/messages';
import { Home } from '../support/home.js';
import { asNewMember, save } from '../support/member.js';
import { expect, type Page, memberTest as test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

test.use({ serviceWorkers: 'allow', expectedErrors: /Failed to load resource/ });

const XHR = { 'X-Requested-With': 'XMLHttpRequest' };

/** Waits until the device has all that it needs without a network: the program, the book, what is loaded ahead. */
const isReady = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => ({
        isControlled: navigator.serviceWorker.controller !== null,
        hasProgram: (await caches.match('/offline.html', { ignoreSearch: true })) !== undefined,
        hasBook: (await caches.match('/api/words/book')) !== undefined,
        isAhead: localStorage.getItem('offline:ahead') !== null,
      })),
    )
    .toEqual({ isControlled: true, hasProgram: true, hasBook: true, isAhead: true });

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

  await context.setOffline(false);
  await expect(page.getByText(format(offline.sent, { n: 2 }))).toBeVisible();
  const { ids } = (await (await page.request.get('/api/users/checked-words/ids')).json()) as CheckedWordIds;
  expect(ids.sort()).toEqual([content[0]!.id, first!.id].sort());
  const day = (await (await page.request.get('/api/review?voice=false')).json()) as Review;
  expect(day).toMatchObject({ doneToday: 1, recalledToday: 1 });
});
