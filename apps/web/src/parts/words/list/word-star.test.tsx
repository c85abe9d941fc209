import { type CheckedWord, queryKeys } from '@utarang/contract';
import { word as messages, save } from '@utarang/messages';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { acting } from '../../../test/acting.js';
import { Toaster } from '../../../ui/toast/toaster.js';
import { toasts } from '../../../ui/toast/toasts.js';
import { QueriesProvider } from '../../queries-provider.js';
import { clearSessionEnded, refusal } from '../../session/refusals.js';
import { becomeViewer } from '../../session/viewer.js';
import { fakeStudyServer, holdWrites, problem } from '../../study/fake-server.test-kit.js';
import { cacheWith, kept, member, savedWord } from '../../study/study.test-kit.js';
import { useRememberedStars } from '../../study/use-remembered-stars.js';
import { useStudySync } from '../../study/use-study-sync.js';
import { WordStar } from './word-star.js';

afterEach(() => {
  vi.restoreAllMocks();
  toasts.set([]);
  refusal.set(null);
  clearSessionEnded();
  sessionStorage.clear();
  localStorage.clear();
});

function Sync() {
  useStudySync();
  useRememberedStars();
  return null;
}

/** Two stars of word 7 and one of word 8, as on a page where a word stands in two places. */
async function renderPage(
  words: CheckedWord[] = [],
  viewer: ReturnType<typeof member> | { role: 'ANONYMOUS' } = member(),
) {
  const server = fakeStudyServer(words);
  const client = cacheWith({ viewer });
  const { container } = await render(
    <MemoryRouter>
      <QueriesProvider client={client}>
        <Sync />
        <WordStar word={savedWord(7)} name="七" />
        <WordStar word={savedWord(8)} name="八" />
        <WordStar word={savedWord(7)} name="七" />
        <Toaster />
      </QueriesProvider>
    </MemoryRouter>,
  );
  const stars = () => [...container.querySelectorAll<HTMLButtonElement>('[aria-pressed]')];
  const pressed = () => stars().map((star) => star.getAttribute('aria-pressed') === 'true');
  const hint = () => container.querySelector('[role=status] ~ *, span > [role=status]')?.textContent;
  if (viewer.role !== 'ANONYMOUS') await expect.poll(() => client.getQueryData(queryKeys.checkedIds())).toBeDefined();
  return { server, client, stars, pressed, hint };
}

const toastTexts = () => toasts.get().map(({ text }) => text);
const actOnToast = () => toasts.get().at(-1)!.action!.run();

test('shows what is saved', async () => {
  const { pressed, server } = await renderPage([savedWord(8)]);
  await expect.poll(pressed).toEqual([false, true, false]);
  expect(server.reads()).toEqual(['/api/users/checked-words/ids']);
});

test('flips before the answer is there, everywhere; presses meanwhile send nothing', async () => {
  const { server, stars, pressed } = await renderPage();
  const release = holdWrites(server);
  stars()[0]!.click();
  await expect.poll(pressed).toEqual([true, false, true]);
  stars()[0]!.click();
  stars()[2]!.click();
  expect(server.writes()).toEqual(['/api/checked-words/7']);
  release();
  await expect.poll(() => server.words.has(7)).toBe(true);
  await new Promise((done) => setTimeout(done, 50));
  expect(pressed()).toEqual([true, false, true]);
  expect(server.writes()).toHaveLength(1);
  expect(toasts.get()).toEqual([]);
});

test('a failure takes back its own step alone and offers to try again', async () => {
  const { server, stars, pressed } = await renderPage();
  const release = holdWrites(server);
  server.refuse = ({ path }) => (path.endsWith('/7') ? problem('internal') : null);
  stars()[0]!.click();
  stars()[1]!.click();
  await expect.poll(pressed).toEqual([true, true, true]);
  release();
  await expect.poll(pressed).toEqual([false, true, false]);
  expect(toastTexts()).toEqual(['처리하지 못했어요. 잠시 후 다시 시도해 주세요.']);

  server.refuse = () => null;
  actOnToast();
  await expect.poll(pressed).toEqual([true, true, true]);
  await expect.poll(() => server.words.has(7)).toBe(true);
});

test('a save whose answer was lost is tried again under the same name', async () => {
  const { server, stars, pressed } = await renderPage();
  server.lost = true;
  stars()[0]!.click();
  await expect.poll(toastTexts).toHaveLength(1);
  expect(pressed()).toEqual([false, false, false]);
  server.lost = false;
  actOnToast();
  await expect.poll(pressed).toEqual([true, false, true]);
  const keys = server.calls.filter(({ method }) => method === 'POST').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('removing can be undone', async () => {
  const { server, client, stars, pressed } = await renderPage([savedWord(7)]);
  await expect.poll(pressed).toEqual([true, false, true]);
  stars()[0]!.click();
  await expect.poll(pressed).toEqual([false, false, false]);
  await expect.poll(toastTexts).toEqual(['내 단어에서 뺐어요']);
  expect(kept(client).ids).toEqual([]);
  actOnToast();
  await expect.poll(pressed).toEqual([true, false, true]);
  await expect.poll(() => server.words.has(7)).toBe(true);
});

test('a completed word stays, and a hint says where it is', async () => {
  const { server, stars, pressed, hint } = await renderPage([savedWord(7, { status: 'COMPLETED' })]);
  await expect.poll(pressed).toEqual([true, false, true]);
  stars()[0]!.click();
  await expect.poll(hint).toBe('이미 완료한 단어예요. 완료한 단어 페이지에서 확인해 주세요.');
  expect(pressed()).toEqual([true, false, true]);
  expect(server.writes()).toEqual([]);
});

test('a word that waits for its next try stays, and a hint says why', async () => {
  const { server, stars, pressed, hint } = await renderPage([
    savedWord(7, { status: 'COOLDOWN', cooldownRemainingSec: 200 }),
  ]);
  await expect.poll(pressed).toEqual([true, false, true]);
  stars()[0]!.click();
  await expect.poll(hint).toBe('재도전 대기 중인 단어는 삭제할 수 없어요');
  expect(server.writes()).toEqual([]);
});

test('what the server knows better: completed meanwhile', async () => {
  const { server, client, stars, pressed, hint } = await renderPage();
  server.words.set(7, savedWord(7, { status: 'COMPLETED' }));
  stars()[0]!.click();
  await expect.poll(hint).toBe('이미 완료한 단어예요. 완료한 단어 페이지에서 확인해 주세요.');
  expect(pressed()).toEqual([true, false, true]);
  expect(kept(client).completedIds).toEqual([7]);
  expect(toasts.get()).toEqual([]);
});

test('what the server knows better: saved meanwhile', async () => {
  const { server, stars, pressed } = await renderPage();
  server.words.set(7, savedWord(7));
  stars()[0]!.click();
  await expect.poll(toastTexts).toEqual(['이미 저장한 단어예요']);
  expect(pressed()).toEqual([true, false, true]);
});

test('what the server knows better: removed meanwhile', async () => {
  const { server, stars, pressed } = await renderPage([savedWord(7)]);
  await expect.poll(pressed).toEqual([true, false, true]);
  server.words.delete(7);
  stars()[0]!.click();
  await expect.poll(() => server.writes().length).toBe(1);
  await expect.poll(pressed).toEqual([false, false, false]);
  expect(toasts.get()).toEqual([]);
});

test('a session that has ended opens its dialog and nothing else', async () => {
  const { server, stars, pressed } = await renderPage();
  server.refuse = ({ method }) => (method === 'POST' ? problem('login_required') : null);
  stars()[0]!.click();
  await expect.poll(() => refusal.get()).toEqual({ code: 'login_required', loud: true });
  await expect.poll(pressed).toEqual([false, false, false]);
  expect(toasts.get()).toEqual([]);
});

test('another tab saves a word', async () => {
  const { pressed } = await renderPage([savedWord(8)]);
  await expect.poll(pressed).toEqual([false, true, false]);
  const newValue = JSON.stringify({ message: { wordId: 7, became: 'saved' } });
  dispatchEvent(new StorageEvent('storage', { key: 'tabs:study', newValue }));
  await expect.poll(pressed).toEqual([true, true, true]);
});

test('a guest asks the server nothing', async () => {
  const { server, stars, pressed, hint } = await renderPage([], { role: 'ANONYMOUS' });
  stars()[0]!.click();
  await expect.poll(hint).toMatch(/^로그인하면 쓸 수 있어요/);
  expect(pressed()).toEqual([false, false, false]);
  expect(server.calls).toEqual([]);
});

test('a star that was pressed after the end of the session is saved after the log-in', async () => {
  const { server, stars, pressed } = await renderPage();
  server.refuse = () => problem('session_ended');
  await acting(() => stars()[0]!.click());
  await expect.poll(() => refusal.get()).toEqual({ code: 'session_ended', loud: true });
  await expect.poll(pressed).toEqual([false, false, false]);
  server.refuse = () => null;
  await acting(clearSessionEnded);
  await expect.poll(pressed).toEqual([true, false, true]);
});

test('what could not be saved then stays remembered for that member, and 다시 시도 saves it', async () => {
  const { server, client, stars, pressed } = await renderPage([], member({ username: 'haneul' }));
  server.refuse = () => problem('session_ended');
  for (const index of [0, 1]) await acting(() => stars()[index]!.click());
  server.refuse = ({ path }) => (path.endsWith('/8') ? problem('unavailable') : null);
  await acting(clearSessionEnded);
  await expect.poll(toastTexts).toEqual([messages.saved, save.fail]);
  await acting(() => becomeViewer(client, member({ username: 'badak' })));
  await new Promise(requestAnimationFrame);
  expect(server.words.has(8)).toBe(false);
  server.refuse = () => null;
  await acting(() => becomeViewer(client, member({ username: 'haneul' })));
  await expect.poll(pressed).toEqual([true, true, true]);
  expect(JSON.parse(sessionStorage.getItem('remembered-stars')!)).toMatchObject({ ids: [] });
});

test('a refusal that nobody foresaw is told', async () => {
  const { server, stars } = await renderPage();
  server.refuse = () => problem('session_ended');
  await acting(() => stars()[0]!.click());
  server.refuse = () => problem('bad_request');
  await acting(clearSessionEnded);
  await expect.poll(toastTexts).toEqual([save.fail]);
});
