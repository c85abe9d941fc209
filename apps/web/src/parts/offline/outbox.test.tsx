import { QueryClient } from '@tanstack/react-query';
import { type Member, queryKeys } from '@utarang/contract';
import { format, offline } from '@utarang/messages';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../../ui/toast/toasts.js';
import { forgetForm, storedForm, storeForm } from '../own-text/drafts.js';
import { problem } from '../study/fake-server.test-kit.js';
import { createOutbox } from './outbox.js';
import { takeCallsOf, waitingCalls } from './outbox-storage.js';
import { PREFETCH_NOTE } from './prefetch-note.js';
import { type NewCall, waiting } from './waiting-calls.js';

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  toasts.set([]);
  waiting.set([]);
  await takeCallsOf('mina');
});

const call = (key: string): NewCall => ({
  ...{ method: 'POST', path: `/api/checked-words/${key}`, key, does: 'save', wordId: Number(key) },
});

/** The outbox of a member, with a server that answers each call by its key. */
async function open(answer: (key: string) => Response = () => Response.json({})) {
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const key = new Headers(init?.headers).get('Idempotency-Key') ?? '';
    sent.push(key);
    return answer(key);
  });
  const client = new QueryClient();
  client.setQueryData(queryKeys.me(), { role: 'ROLE_USER', username: 'mina', name: '미나' } as Member);
  const outbox = createOutbox(client);
  for (const key of ['1', '2', '3']) expect(await outbox.queueCall(call(key))).toBe(true);
  return { client, outbox, sent };
}

const said = () => toasts.get().map(({ text }) => text);

test('what waits is sent in order by one tab, once, and said', async () => {
  const { client, outbox, sent } = await open();
  expect(waiting.get()).toHaveLength(3);
  // Two tabs hear at the same time that there is a network.
  await Promise.all([outbox.flush(), createOutbox(client).flush()]);
  expect(sent).toEqual(['1', '2', '3']);
  expect(waiting.get()).toEqual([]);
  expect(said()).toEqual([format(offline.sent, { n: 3 })]);
});

test('a refused call is said with its reason, and the others are done', async () => {
  const { outbox } = await open((key) => (key === '2' ? problem('word_not_found').clone() : Response.json({})));
  await outbox.flush();
  expect(said()[0]).toBe(format(offline.sent, { n: 2 }));
  expect(said()[1]).toContain(format(offline.refused, { n: 1, why: '' }).trim());
  expect(await waitingCalls()).toEqual([]);
});

test('a log-out sends what waits first, a deleted account sends nothing; neither leaves anything', async () => {
  const first = await open();
  await first.outbox.clear(async () => first.sent.push('out'));
  expect([first.sent, await waitingCalls()]).toEqual([['1', '2', '3', 'out'], []]);
  localStorage.setItem(PREFETCH_NOTE, JSON.stringify({ at: 1, by: 'mina' }));
  const second = await open();
  await second.outbox.clear();
  expect([second.sent, await waitingCalls()]).toEqual([[], []]);
  expect(localStorage.getItem(PREFETCH_NOTE)).toBeNull();
});

test('a log-out that fails loses nothing', async () => {
  const { outbox } = await open(() => problem('unavailable').clone());
  const fails = () => Promise.reject(new Error('no answer'));
  await expect(outbox.clear(fails)).rejects.toThrow('no answer');
  expect(await waitingCalls()).toHaveLength(3);
  expect(waiting.get()).toHaveLength(3);
});

test('a log-out waits only so long for what waits, and says what is lost', async () => {
  const { outbox } = await open();
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) => new Promise((__, fail) => init?.signal?.addEventListener('abort', () => fail(init.signal?.reason))),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isOut = false;
  const left = outbox.clear(async () => {
    isOut = true;
  });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(isOut).toBe(false);
  await vi.runAllTimersAsync();
  await left;
  expect([isOut, await waitingCalls(), said()]).toEqual([
    true,
    [],
    [format(offline.refused, { n: 3, why: '' }).trim()],
  ]);
});

test('a text that a log-out could not send is in the form again at the next log-in; with a deleted account it is gone', async () => {
  const text = (key: string): NewCall => ({
    ...{ method: 'POST', path: '/api/my-lyrics', key, does: 'text' },
    body: { title: '비', artist: '', text: '雨が降る', corrections: [], translation: [] },
  });
  forgetForm('mina', 'new');
  const first = await open(() => problem('unavailable').clone());
  expect(await first.outbox.queueCall(text('t1'))).toBe(true);
  await first.outbox.clear(async () => {});
  expect(await waitingCalls()).toEqual([]);
  expect(storedForm('mina', 'new')).toEqual({ title: '비', artist: '', text: '雨が降る' });
  expect(said().at(-1)).toBe(format(offline.refused, { n: 4, why: offline.textStays }));
  forgetForm('mina', 'new');
  const second = await open();
  expect(await second.outbox.queueCall(text('t2'))).toBe(true);
  await second.outbox.clear();
  expect([await waitingCalls(), storedForm('mina', 'new')]).toEqual([[], null]);
});

test('a store that is forbidden keeps nothing, and says so to who pressed', async () => {
  const { outbox } = await open();
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(await outbox.queueCall(call('4'))).toBe(false);
  vi.restoreAllMocks();
  expect((await waitingCalls()).map(({ key }) => key)).toEqual(['1', '2', '3']);
});

test('what is put aside while there is a network is sent after a while, without an event', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { sent } = await open();
  expect(sent).toEqual([]);
  vi.runOnlyPendingTimers();
  await vi.waitFor(() => expect(sent).toEqual(['1', '2', '3']));
});

test('a guest has nothing that waits', async () => {
  const { client, outbox } = await open();
  client.setQueryData(queryKeys.me(), { role: 'ANONYMOUS' });
  expect(await outbox.queueCall(call('4'))).toBe(false);
});

test('a text that is refused is in the form for a new one again, below what is typed there', async () => {
  const text = (key: string, written: string): NewCall => ({
    ...{ method: 'POST', path: '/api/my-lyrics', key, does: 'text' },
    body: { title: '비', artist: '', text: written, corrections: [], translation: [] },
  });
  const { outbox } = await open((key) => (key.startsWith('t') ? problem('lyric_limit').clone() : Response.json({})));
  forgetForm('mina', 'new');
  expect(await outbox.queueCall(text('t1', '雨が降る'))).toBe(true);
  await outbox.flush();
  expect(storedForm('mina', 'new')).toEqual({ title: '비', artist: '', text: '雨が降る' });
  storeForm('mina', 'new', { title: '눈', artist: '나', text: '雪' });
  expect(await outbox.queueCall(text('t2', '風'))).toBe(true);
  await outbox.flush();
  expect(storedForm('mina', 'new')).toEqual({ title: '눈', artist: '나', text: '雪\n\n風' });
  forgetForm('mina', 'new');
  expect(await waitingCalls()).toEqual([]);
});
