import type { Word } from '@utarang/contract';
import { common, errorMessages, format, guest } from '@utarang/messages';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tap } from '../../test/tap.js';
import { toasts } from '../../ui/toast/toasts.js';
import { QueriesProvider } from '../queries-provider.js';
import { clearSessionEnded, refusal } from '../session/refusals.js';
import { type Call, fakeStudyServer, problem } from '../study/fake-server.test-kit.js';
import { cacheWith, kept, savedWord } from '../study/study.test-kit.js';
import { dropAll, guestData, putHeartAside, putTextAside, putWordAside } from './guest-store.js';
import { moveAtOnce } from './move-at-once.js';
import { MoveOver } from './move-over.js';

const word = (id: number): Word => savedWord(id);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const toastTexts = () => toasts.get().map(({ text }) => text);

beforeEach(() => {
  sessionStorage.clear();
  dropAll();
});
afterEach(() => {
  toasts.set([]);
  refusal.set(null);
  clearSessionEnded();
  sessionStorage.clear();
  dropAll();
});

/** The server of saved words, which takes favourites and texts, too. */
function fakeServer(words: Parameters<typeof fakeStudyServer>[0] = []) {
  const server = fakeStudyServer(words);
  const refusals = new Map<string, () => Response>();
  server.refuse = ({ method, path }: Call) => {
    if (method === 'GET') return null;
    const refused = refusals.get(path);
    if (refused) return refused();
    return path.includes('/fav-') || path === '/api/my-lyrics' ? Response.json({ id: 1 }, { status: 201 }) : null;
  };
  return Object.assign(server, { refusals });
}

async function ask(server = fakeServer()) {
  const client = cacheWith({ ids: {} });
  await render(
    <MemoryRouter>
      <QueriesProvider client={client}>
        <MoveOver />
      </QueriesProvider>
    </MemoryRouter>,
  );
  return { client, server };
}

const text = { title: '창가', artist: '하늘', text: '猫と窓' };

test('one question moves all of it, each by its call and once, in the order in which it came', async () => {
  for (const id of [7, 8]) putWordAside(word(id), null);
  putHeartAside({ kind: 'song', id: 3 });
  putHeartAside({ kind: 'artist', id: 4 });
  putTextAside(text);
  const key = guestData.get().text?.key;
  const { client, server } = await ask();
  const asks = dialog(guest.moveTitle);
  await expect
    .element(asks)
    .toHaveTextContent(format(guest.moveBody, { what: '단어 2개, 노래와 아티스트 2개, 가사 하나' }));
  await expect.element(button(guest.moveGo)).toHaveFocus();
  await tap(button(guest.moveGo));
  await expect.poll(toastTexts).toEqual([guest.moved]);
  await expect.element(asks).not.toBeInTheDocument();
  expect(server.writes()).toEqual([
    '/api/checked-words/7',
    '/api/checked-words/8',
    '/api/users/me/fav-songs/3',
    '/api/users/me/fav-artists/4',
    '/api/my-lyrics',
  ]);
  expect(server.calls.at(-1)?.key).toBe(key);
  expect(kept(client).ids).toEqual([7, 8]);
  expect(localStorage.getItem('guest')).toBeNull();
});

test('who logged in to keep it is not asked', async () => {
  putWordAside(word(7), null);
  moveAtOnce.note(true);
  const { server } = await ask();
  await expect.poll(toastTexts).toEqual([guest.movedWord]);
  expect(server.writes()).toEqual(['/api/checked-words/7']);
  expect(localStorage.getItem('guest')).toBeNull();
  // The wish was for this log-in: what waits later is asked about.
  putWordAside(word(8), null);
  await ask(server);
  await expect.element(dialog(guest.moveTitle)).toBeVisible();
  expect(server.writes()).toHaveLength(1);
});

test('what is not taken without a question is named, and stays', async () => {
  for (const id of [7, 8]) putWordAside(word(id), null);
  moveAtOnce.note(true);
  const server = fakeServer();
  server.refusals.set('/api/checked-words/8', () => problem('saved_limit'));
  await ask(server);
  await expect.element(dialog(guest.partTitle)).toHaveTextContent(format(guest.partBody, { done: 1, left: 1 }));
  expect(guestData.get().words.map(({ word }) => word.id)).toEqual([8]);
});

test('what is not taken without a question is named, too, where this tab has answered later before', async () => {
  putWordAside(word(7), null);
  await ask();
  await tap(button(guest.moveLater));
  moveAtOnce.note(true);
  const server = fakeServer();
  server.refusals.set('/api/checked-words/7', () => problem('saved_limit'));
  await ask(server);
  await expect.element(dialog(guest.partTitle)).toBeVisible();
  await tap(button(common.close));
  await expect.element(dialog(guest.partTitle)).not.toBeInTheDocument();
});

test('a wish is for what waits at its log-in, and ends with another log-in', async () => {
  moveAtOnce.note(true);
  expect(moveAtOnce.isAsked()).toBe(false);
  putWordAside(word(7), null);
  moveAtOnce.note(true);
  expect(moveAtOnce.isAsked()).toBe(true);
  moveAtOnce.note(false);
  await ask();
  await expect.element(dialog(guest.moveTitle)).toBeVisible();
});

test('what is saved or completed already counts as moved', async () => {
  for (const id of [7, 8]) putWordAside(word(id), null);
  const { server } = await ask(fakeServer([savedWord(7), savedWord(8, { status: 'COMPLETED' })]));
  await tap(button(guest.moveGo));
  await expect.poll(toastTexts).toEqual([guest.moved]);
  expect(server.writes()).toHaveLength(2);
  expect(guestData.get().words).toEqual([]);
});

test('what is not taken is named with the reason and stays; another try takes it', async () => {
  for (const id of [7, 8, 9]) putWordAside(word(id), null);
  const server = fakeServer();
  server.refusals.set('/api/checked-words/8', () => problem('saved_limit'));
  await ask(server);
  await tap(button(guest.moveGo));
  const part = dialog(guest.partTitle);
  await expect.element(part).toHaveTextContent(format(guest.partBody, { done: 2, left: 1 }));
  await expect.element(part).toHaveTextContent(`語8 ${errorMessages.saved_limit}`);
  expect(guestData.get().words.map(({ word }) => word.id)).toEqual([8]);
  server.refusals.clear();
  await tap(button(common.retry));
  await expect.poll(toastTexts).toEqual([guest.movedWord]);
  expect(localStorage.getItem('guest')).toBeNull();
});

test.each(['too_many_requests', 'session_ended'] as const)(
  'after %s nothing more is sent, and all of it stays',
  async (code) => {
    for (const id of [7, 8, 9]) putWordAside(word(id), null);
    const server = fakeServer();
    server.refusals.set('/api/checked-words/8', () => problem(code));
    await ask(server);
    await tap(button(guest.moveGo));
    await expect.element(dialog(guest.partTitle)).toHaveTextContent(format(guest.partBody, { done: 1, left: 2 }));
    expect(server.writes()).toHaveLength(2);
    expect(guestData.get().words.map(({ word }) => word.id)).toEqual([8, 9]);
  },
);

test('later is later: it stays on the device, and this tab does not ask again', async () => {
  putWordAside(word(7), null);
  const { server } = await ask();
  await tap(button(guest.moveLater));
  await expect.element(dialog(guest.moveTitle)).not.toBeInTheDocument();
  await ask(server);
  await expect.element(dialog(guest.moveTitle)).not.toBeInTheDocument();
  expect(server.writes()).toEqual([]);
  expect(guestData.get().words).toHaveLength(1);
});

test('what another tab has moved is not asked about any more', async () => {
  putWordAside(word(7), null);
  await ask();
  await expect.element(dialog(guest.moveTitle)).toBeVisible();
  localStorage.removeItem('guest');
  dispatchEvent(new StorageEvent('storage', { key: 'guest' }));
  await expect.element(dialog(guest.moveTitle)).not.toBeInTheDocument();
});
