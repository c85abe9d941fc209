import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { type Member, queryKeys } from '@utarang/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectionError } from '../../lib/http.js';
import { createAnswerPersister } from './answer-persister.js';
import { putCall, takeCallsOf, WAITING_MAX, waitingCalls } from './outbox-storage.js';
import { restoreCache } from './restore-cache.js';
import {
  allStored,
  forgetEverything,
  forgetOthers,
  pruneAnswers,
  storeAnswers,
  storedAnswer,
} from './stored-answers.js';
import type { QueuedCall } from './waiting-calls.js';

beforeEach(forgetEverything);
afterEach(async () => {
  vi.restoreAllMocks();
  for (const member of ['mina', 'jun']) await takeCallsOf(member);
});

const memberOf = (username: string) => ({ role: 'ROLE_USER', username, name: username }) as Member;
const OWN = queryKeys.checkedIds();
const WORD = queryKeys.word(7);
const hashOf = JSON.stringify;
const newAnswer = (queryKey: readonly unknown[], data: unknown, at = 1) => ({
  ...{ queryKey, hash: hashOf(queryKey), data, at },
});
const offline = async () => {
  throw new ConnectionError('timeout');
};

/** A page of a member, whose queries go through the persister. */
function openPage(username: string, fallback = async (): Promise<unknown> => null, refetchMs?: number) {
  const client: QueryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, persister: (...asked) => persister.answer(...asked) } },
  });
  client.setQueryData(queryKeys.me(), memberOf(username));
  const persister = createAnswerPersister(client, fallback, refetchMs);
  return { client, persister };
}

test('what was answered is answered again where no answer comes, also after a reload', async () => {
  const { client, persister } = openPage('mina');
  persister.start();
  await client.fetchQuery({ queryKey: OWN, queryFn: async () => new Set([7]) });
  await persister.save();
  const later = openPage('mina');
  expect(await later.client.fetchQuery({ queryKey: OWN, queryFn: offline })).toEqual(new Set([7]));
  await expect(later.client.fetchQuery({ queryKey: WORD, queryFn: offline })).rejects.toThrow(ConnectionError);
});

test.each([
  ['does', false],
  // WebKit would stop it in the middle of a write, and lock the store for every other page.
  ['may come back, and is stopped until then', true],
])('the last answers of a page are written only if it leaves for good: one that %s', async (_, persisted) => {
  const { client, persister } = openPage('mina');
  persister.start();
  await client.fetchQuery({ queryKey: OWN, queryFn: async () => new Set([7]) });
  const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened.mock.calls.some(([, mode]) => mode === 'readwrite')).toBe(!persisted);
  await persister.save();
});

test('what was shown from the store is asked again by itself, and until then is no newer than it was', async () => {
  await storeAnswers('mina', [newAnswer(OWN, new Set([7]))]);
  const { client, persister } = openPage('mina', undefined, 20);
  persister.start();
  let isAway = true;
  const queryFn = async () => (isAway ? offline() : new Set([7, 8]));
  const observer = new QueryObserver(client, { queryKey: OWN, queryFn, staleTime: Number.POSITIVE_INFINITY });
  const leave = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data).toEqual(new Set([7]));
  await persister.save();
  expect(await storedAnswer('mina', OWN, hashOf(OWN))).toMatchObject({ at: 1 });
  isAway = false;
  await expect.poll(() => observer.getCurrentResult().data).toEqual(new Set([7, 8]));
  await persister.save();
  expect((await storedAnswer('mina', OWN, hashOf(OWN)))?.at).toBeGreaterThan(1);
  leave();
});

test('of what nobody opened the device has what its book has', async () => {
  const { client } = openPage('mina', async () => ({ id: 7 }));
  expect(await client.fetchQuery({ queryKey: WORD, queryFn: offline })).toEqual({ id: 7 });
});

test("a refusal is no lack of a network: nothing stored is shown in the refusal's place", async () => {
  await storeAnswers('mina', [newAnswer(WORD, 'stored')]);
  const refused = async () => {
    throw new Error('refused');
  };
  await expect(openPage('mina').client.fetchQuery({ queryKey: WORD, queryFn: refused })).rejects.toThrow('refused');
});

test("a log-out takes the member's answers along, and leaves everyone's", async () => {
  await storeAnswers('mina', [newAnswer(OWN, 'own'), newAnswer(WORD, 'word')]);
  expect(await storedAnswer('jun', OWN, hashOf(OWN))).toBeUndefined();
  await forgetOthers(null);
  expect(await storedAnswer('mina', OWN, hashOf(OWN))).toBeUndefined();
  expect(await storedAnswer(null, WORD, hashOf(WORD))).toMatchObject({ data: 'word' });
});

test('a page without a server is filled with what was stored for who looked last', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await storeAnswers('mina', [newAnswer(queryKeys.me(), memberOf('mina')), newAnswer(WORD, 'word', 5)]);
  await forgetOthers('mina');
  const client = new QueryClient();
  await restoreCache(client);
  expect(client.getQueryData(queryKeys.me())).toMatchObject({ username: 'mina' });
  expect(client.getQueryState(WORD)).toMatchObject({ data: 'word', dataUpdatedAt: 5 });
});

test('too many answers lose the oldest', async () => {
  for (let at = 1; at <= 4; at++) await storeAnswers(null, [newAnswer(queryKeys.word(at), at, at)]);
  await pruneAnswers(2);
  expect((await allStored(null)).map(({ data }) => data).sort()).toEqual([3, 4]);
});

const call = (key: string, member = 'mina'): QueuedCall => ({
  ...{ method: 'POST', path: '/api/checked-words/7', key, does: 'save', wordId: 7, member, at: 0 },
});

test('calls wait in the order in which they were made, each once', async () => {
  for (const key of ['b', 'a', 'b']) expect(await putCall(call(key))).toBe(true);
  expect((await waitingCalls()).map(({ key }) => key)).toEqual(['b', 'a']);
});

test('a device that has no room for more says so and loses none', async () => {
  for (let place = 0; place < WAITING_MAX; place++) await putCall(call(String(place)));
  expect(await putCall(call('more'))).toBe(false);
  expect(await waitingCalls()).toHaveLength(WAITING_MAX);
});
