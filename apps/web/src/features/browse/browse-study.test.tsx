import { PAGE_SIZE } from '@utarang/contract';
import { common, format, jlpt, learn, test as testMessages, word as wordMessages } from '@utarang/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problem } from '../../parts/study/fake-server.test-kit.js';
import { member, savedWord } from '../../parts/study/study.test-kit.js';
import { closeTest, testSession } from '../../parts/study/test-session.js';
import { acting } from '../../test/acting.js';
import { setWindow } from '../../test/set-window.js';
import { tap } from '../../test/tap.js';
import { dismissToast, toasts } from '../../ui/toast/toasts.js';
import {
  address,
  buttonOf,
  fakeBrowseServer,
  heading,
  leaveBrowse,
  renderBrowse,
  shown,
  start,
  type,
  word,
} from './browse.test-kit.js';
import { type BrowsePageId, type BrowseSettings, browse } from './settings.js';

beforeEach(async () => {
  await setWindow(1000, 800);
});
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of toasts.get()) dismissToast(id);
  closeTest();
  leaveBrowse();
});

const N5 = '/api/difficulties/N5/words';
const tested = () => testSession.get()?.words.map(({ id }) => id);
const idsOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => word('N5', from + index).id);

test('a page to learn that does not come says so and is asked for again', async () => {
  const server = fakeBrowseServer();
  server.refuse = ({ path, page }) => (path === N5 && page === 2 ? problem('too_many_requests') : null);
  const { screen } = await renderBrowse(`${start.jlpt}&page=3&study=true`);
  await expect.element(screen.getByText(jlpt.loadFail)).toBeInTheDocument();
  server.refuse = () => null;
  await tap(screen.getByRole('button', { name: common.retry }));
  await expect.poll(shown).toContain(heading('jlpt', 2 * PAGE_SIZE + 1));
  expect(document.body.textContent).not.toContain(jlpt.loadFail);
});

test('the test of a page leaves out what is completed or cooling', async () => {
  const server = fakeBrowseServer();
  const [first, second, third] = idsOf(1, 3);
  server.checked = { ids: [first!, second!, third!], completedIds: [first!], cooldowns: { [second!]: 200 } };
  const { screen } = await renderBrowse(`${start.jlpt}&study=true`, { viewer: member() });
  await expect.poll(shown).toContain(heading('jlpt', 1));
  await expect.element(screen.getByText(wordMessages.completedBadge, { exact: true })).toBeInTheDocument();
  await tap(screen.getByRole('button', { name: learn.studyTest }));
  expect(testSession.get()?.mode).toBe('test');
  expect(tested()).toEqual(idsOf(3, PAGE_SIZE));
});

test('where nothing of a page can be tested it is practised', async () => {
  const server = fakeBrowseServer(2);
  server.checked = { ids: idsOf(1, 2), completedIds: idsOf(1, 2), cooldowns: {} };
  const { screen } = await renderBrowse(`${start.jlpt}&study=true`, { viewer: member() });
  await tap(screen.getByRole('button', { name: testMessages.practice, exact: true }));
  expect(testSession.get()?.mode).toBe('practice');
  expect(tested()).toEqual(idsOf(1, 2));
});

test.each([
  // before  while learning  after
  [0, 1, 0],
  [1, 1, 1],
  [2, 2, 2],
])('in mode %i a page is learnt in mode %i, and the list is in mode %i again', async (before, during, after) => {
  fakeBrowseServer();
  localStorage.setItem('learning-mode:jlpt', String(before));
  const { screen } = await renderBrowse(start.jlpt);
  const stored = () => Number(localStorage.getItem('learning-mode:jlpt'));
  await expect.poll(shown).toContain(heading('jlpt', 1));
  await tap(screen.getByRole('button', { name: format(learn.studyPage, { n: PAGE_SIZE }) }));
  await expect.element(screen.getByText(format(learn.studying, { n: PAGE_SIZE }))).toBeInTheDocument();
  expect(stored()).toBe(during);
  await tap(screen.getByRole('button', { name: learn.studyEnd }));
  await expect.poll(address).toBe(start.jlpt);
  expect(stored()).toBe(after);
});

test('unsaved first comes as if nothing were saved where that cannot be known', async () => {
  const server = fakeBrowseServer();
  server.refuse = ({ path }) => (path.endsWith('/ids') ? problem('internal') : null);
  await renderBrowse(`${start.jlpt}&sort=unsaved`, { viewer: member() });
  await expect.poll(() => shown()[0]).toBe(heading('jlpt', 1));
});

test('a search stays where the address names no situation', async () => {
  fakeBrowseServer();
  await renderBrowse('/fields?q=열째');
  await expect.poll(address).toBe('/fields?value=기초&q=열째');
});

test('what Korean reads is not told beside a meaning that is hidden by hand', async () => {
  fakeBrowseServer();
  const { screen } = await renderBrowse(start.koLike);
  await expect.poll(shown).toContain(heading('koLike', 1));
  expect(document.body.textContent).toContain('요리1');
  await screen
    .getByRole('button', {
      name: format(wordMessages.hide, { word: heading('koLike', 1), field: wordMessages['label.meaning'] }),
      exact: true,
    })
    .first()
    .click();
  expect(document.querySelector('[data-card="0"]')?.textContent).not.toContain('요리1');
  expect(document.querySelector('[data-card="1"]')?.textContent).toContain('요리2');
});

test.each(Object.values(browse) as BrowseSettings[])(
  '$id: a search settles $debounceMs ms after the last key',
  async ({ id, debounceMs }) => {
    fakeBrowseServer(5);
    await renderBrowse(start[id]);
    await expect.poll(shown).toHaveLength(5);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await acting(() => type('열'));
    await acting(() => vi.advanceTimersByTime(debounceMs - 1));
    await acting(() => type('열째'));
    await acting(() => vi.advanceTimersByTime(debounceMs - 1));
    expect(address()).toBe(start[id]);
    await acting(() => vi.advanceTimersByTime(1));
    expect(address()).toContain('q=열째');
  },
);

const star = (id: BrowsePageId, index: number, n: number) =>
  buttonOf(index, format(wordMessages.save, { word: heading(id, n) }))!;

test.each(Object.values(browse) as BrowseSettings[])(
  '$id: with unsaved words first, a star moves no card',
  async ({ id }) => {
    const server = fakeBrowseServer(5, [59_999]);
    server.refuse = ({ path }) => {
      if (path === '/api/checked-words/59998') return Response.json(savedWord(59_998), { status: 201 });
      return path === '/api/checked-words/delete/59999' ? new Response(null, { status: 204 }) : null;
    };
    await renderBrowse(`${start[id]}${start[id].includes('?') ? '&' : '?'}sort=unsaved`, { viewer: member() });
    const order = [2, 3, 4, 5, 1].map((n) => heading(id, n));
    await expect.poll(shown).toEqual(order);

    star(id, 0, 2).click();
    await expect.poll(() => server.calls.at(-1)?.path).toBe('/api/checked-words/59998');
    star(id, 4, 1).click();
    await expect.poll(() => server.calls.at(-1)?.path).toBe('/api/checked-words/delete/59999');
    await expect.poll(() => toasts.get().length).toBe(1);
    expect([star(id, 0, 2).ariaPressed, star(id, 4, 1).ariaPressed]).toEqual(['true', 'false']);
    expect(shown()).toEqual(order);
  },
);
