import type { QueryClient } from '@tanstack/react-query';
import { format, offline } from '@utarang/messages';
import { errorText, sendJson } from '../../lib/http.js';
import { DONE_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';
import { toastFailure } from '../../ui/toast/way-back.js';
import { pageOf } from '../session/viewer.js';
import { putCall, takeCall, takeCallsOf, waitingCalls } from './outbox.js';
import { type Sent, sendWaiting } from './send-waiting.js';
import { type WaitingCall, waiting } from './waiting.js';

/** The time after which what still waits is tried again, with a network. */
const AGAIN_MS = 60_000;

/** Keeps the writes that could not be sent, and sends them when there is a network (docs/product/offline.md#what-waits). */
export function createPost(client: QueryClient) {
  let again: ReturnType<typeof setTimeout> | undefined;

  async function show(): Promise<void> {
    const member = pageOf(client);
    const calls = await waitingCalls().catch(() => []);
    waiting.set(calls.filter((call) => call.member === member));
  }

  async function wait(call: WaitingCall): Promise<boolean> {
    const member = pageOf(client);
    if (member === null) return false;
    const kept = await putCall({ ...call, member, at: Date.now() }).catch(() => false);
    await show();
    return kept;
  }

  async function send(member: string): Promise<void> {
    const result = await sendWaiting(member, {
      waiting: waitingCalls,
      send: ({ method, path, body, key }) => sendJson(method, path, body, { idempotencyKey: key }),
      take: takeCall,
    });
    await show();
    await say(result);
    if (result.isLeft) later();
  }

  async function say({ sent, refused }: Sent): Promise<void> {
    if (sent.length + refused.length === 0) return;
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'me' });
    if (sent.length > 0) toast({ text: format(offline.sent, { n: sent.length }), lasts: DONE_MS });
    if (refused.length > 0) {
      toastFailure(format(offline.refused, { n: refused.length, why: errorText(refused[0]?.error) }));
    }
  }

  function later(): void {
    clearTimeout(again);
    again = setTimeout(() => void flush(), AGAIN_MS);
  }

  /** Sends what waits. Of several tabs one does it at a time, so that the order holds. */
  async function flush(): Promise<void> {
    const member = pageOf(client);
    await show();
    if (member === null || waiting.get().length === 0 || !navigator.onLine) return;
    // A browser without locks has one page at a time that is shown, and each call its key.
    if ('locks' in navigator) await navigator.locks.request('utarang-outbox', () => send(member));
    else await send(member);
  }

  return {
    wait,
    flush,
    async leave(why: 'log-out' | 'deleted'): Promise<void> {
      const member = pageOf(client);
      if (member === null) return;
      if (why === 'log-out') await flush().catch(() => {});
      await takeCallsOf(member).catch(() => {});
      waiting.set([]);
    },
    start(): void {
      void flush();
      addEventListener('online', () => void flush());
      let member = pageOf(client);
      client.getQueryCache().subscribe(({ type }) => {
        if (type !== 'updated' || pageOf(client) === member) return;
        member = pageOf(client);
        void flush();
      });
    },
  };
}
