import type { CheckedWordIds, Review, ReviewQuestion, WordDetail, WordsPage } from '@utarang/contract';
import { format, offline, review, word } from '@utarang/messages';
import { asNewMember, there } from './members.js';
import { test } from './network.js';
import { expect } from './test.js';
import type { Target, Visitor } from './visitor.js';

/** A device loads the whole program, which a busy machine takes its time for. */
const LOADED_MS = 90_000;
/** Longer than the time after which a page asks whether the server answers again. */
const SENT_MS = 40_000;
test.describe.configure({ timeout: 3 * LOADED_MS });
test.use({ serviceWorkers: 'allow' });

/**
 * Installs the app as the browser says it, which begins the loading at once, and tells of what a device needs without a
 * network, as far as it has it: the program, the book, what is loaded ahead.
 */
const INSTALL = `async () => {
  if (!navigator.serviceWorker?.controller) dispatchEvent(new Event('appinstalled'));
  return {
    isControlled: Boolean(navigator.serviceWorker?.controller),
    hasProgram: (await caches.match('/offline.html', { ignoreSearch: true })) !== undefined,
    hasBook: (await caches.match('/api/words/book')) !== undefined,
    hasIndex: (await (await caches.open('utarang-book')).keys()).some(({ url }) => url.includes('/word-index-')),
    isAhead: localStorage.getItem('offline:ahead') !== null,
  };
}`;

/** Goes to a page as a link does: the drivers call it an error that no server answers. */
async function go(visitor: Visitor, path: string): Promise<void> {
  await visitor.evaluate(`() => location.assign('${path}')`);
  await expect.poll(() => visitor.path().catch(() => '')).toBe(path);
}

const waits = (n: number): Target => ({ text: new RegExp(format(offline.count, { n })) });

test('away from the network: search, star and review go on, and all is there once when it is back', async ({
  visitor,
  network,
}) => {
  await asNewMember(visitor);
  const of = (q: string) =>
    visitor.call<WordsPage>('GET', `/api/words?${new URLSearchParams({ q, mode: 'pronunciation', size: '24' })}`);
  const [saved] = (await of('노무')).content;
  await visitor.call('POST', `/api/checked-words/${saved!.id}`);
  await visitor.call('PUT', '/api/users/me/settings', { dailyGoal: 20 });
  const { next } = await visitor.call<Review>('GET', '/api/review?voice=false');
  const { meaningKo } = await visitor.call<WordDetail>('GET', `/api/words/${(next as ReviewQuestion).wordId}`);
  const found = await of('타베루');

  await visitor.open('/');
  await expect
    .poll(() => visitor.evaluate(INSTALL), { timeout: LOADED_MS })
    .toEqual({ isControlled: true, hasProgram: true, hasBook: true, hasIndex: true, isAhead: true });
  // The browser goes on believing in its network, as in a tunnel or where the server is away.
  await network.cut();

  await go(visitor, `/?q=${encodeURIComponent('타베루')}`);
  const [first] = found.content;
  await there(visitor, { role: 'heading', name: first!.japaneseWord });
  const star: Target = { role: 'button', name: format(word.save, { word: first!.japaneseWord }) };
  await visitor.click(star);
  await expect.poll(() => visitor.attribute(star, 'aria-pressed')).toBe('true');
  await there(visitor, waits(1));

  await go(visitor, '/review');
  await visitor.click({ role: 'textbox', name: review['box.meaning'] });
  await visitor.type(meaningKo.split(/[,(;]/)[0]!.trim());
  await visitor.click({ role: 'button', name: review.submit });
  await there(visitor, { text: offline.reviewWaits });
  await there(visitor, waits(2));

  await network.restore();
  const ids = () =>
    visitor
      .call<CheckedWordIds>('GET', '/api/users/checked-words/ids')
      .then(({ ids }) => ids.sort())
      .catch(() => []);
  await expect.poll(() => visitor.count(waits(2)), { timeout: SENT_MS }).toBe(0);
  await expect.poll(ids).toEqual([saved!.id, first!.id].sort());
  await expect
    .poll(() => visitor.call<Review>('GET', '/api/review?voice=false'))
    .toMatchObject({ doneToday: 1, recalledToday: 1 });
});
