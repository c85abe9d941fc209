import type { QueryClient } from '@tanstack/react-query';
import { format, offline } from '@utarang/messages';
import { ConnectionError, errorText, sendJson } from '../../lib/http.js';
import { DONE_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';
import { toastFailure } from '../../ui/toast/way-back.js';
import { viewerName } from '../session/viewer.js';
import { forgetAhead } from './ahead-note.js';
import { putCall, takeCall, takeCallsOf, waitingCalls } from './outbox.js';
import { unsubscribe } from './push-subscription.js';
import { putTextBack } from './put-text-back.js';
import { type Sent, sendWaiting } from './send-waiting.js';
import { type WaitingCall, waiting } from './waiting.js';

/** The time after which what still waits is tried again, with a network. */
const AGAIN_MS = 60_000;
/** The most time that a log-out gives to what waits (docs/product/offline.md#a-log-out). */
const LEAVE_MS = 3_000;

/** Keeps the writes that could not be sent, and sends them when there is a network (docs/product/offline.md#what-waits). */
export function createPost(client: QueryClient) {
  let again: ReturnType<typeof setTimeout> | undefined;

  async function show(): Promise<void> {
    const member = viewerName(client);
    const calls = await waitingCalls().catch(() => []);
    waiting.set(calls.filter((call) => call.member === member));
  }

  async function wait(call: WaitingCall): Promise<boolean> {
    const member = viewerName(client);
    if (member === null) return false;
    const kept = await putCall({ ...call, member, at: Date.now() }).catch(() => false);
    await show();
    // Where the network was there all the time no event says that the server answers again.
    if (kept && navigator.onLine) later();
    return kept;
  }

  async function send(member: string, signal: AbortSignal | undefined): Promise<void> {
    const result = await sendWaiting(member, {
      waiting: waitingCalls,
      send: ({ method, path, body, key }) =>
        sendJson(method, path, body, { idempotencyKey: key, ...(signal && { signal }) }),
      take: takeCall,
    });
    await show();
    await say(result);
    if (result.isLeft) later();
  }

  async function say({ sent, refused }: Sent): Promise<void> {
    if (sent.length + refused.length === 0) return;
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'me' });
    if (sent.length > 0) toast({ text: format(offline.sent, { n: sent.length }), durationMs: DONE_MS });
    if (refused.length > 0) {
      for (const { call } of refused) putTextBack(call);
      toastFailure(format(offline.refused, { n: refused.length, why: errorText(refused[0]?.error) }));
    }
  }

  function later(): void {
    if (again !== undefined) return;
    again = setTimeout(() => {
      again = undefined;
      void flush();
    }, AGAIN_MS);
  }

  /** Sends what waits. Of several tabs one does it at a time, so that the order holds. */
  async function flush(signal?: AbortSignal): Promise<void> {
    const member = viewerName(client);
    await show();
    if (member === null || waiting.get().length === 0 || !navigator.onLine) return;
    // A browser without locks has one page at a time that is shown, and each call its key.
    if ('locks' in navigator) {
      await navigator.locks.request('utarang-outbox', signal ? { signal } : {}, () => send(member, signal));
    } else await send(member, signal);
  }

  /** Sends what waits as far as a short time allows; the rest waits on. */
  async function flushInTime(): Promise<void> {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(new ConnectionError('timeout')), LEAVE_MS);
    const ended = new Promise((end) => over.signal.addEventListener('abort', end));
    await Promise.race([flush(over.signal).catch(() => {}), ended]);
    clearTimeout(timer);
  }

  return {
    wait,
    flush: () => flush(),
    async leave(logOut?: () => Promise<unknown>): Promise<void> {
      const member = viewerName(client);
      if (logOut) {
        if (member !== null) await flushInTime();
        await logOut();
      }
      if (member === null) return;
      void unsubscribe().catch(() => {}); // the server has forgotten the device with the session
      forgetAhead();
      await show();
      const unsent = waiting.get();
      // What was typed stays for this member over a log-out (docs/product/songs.md#typed-and-not-saved).
      if (logOut) for (const call of unsent) putTextBack(call);
      await takeCallsOf(member).catch(() => {});
      waiting.set([]);
      if (!logOut || unsent.length === 0) return;
      const why = unsent.some(({ does }) => does === 'text') ? offline.textStays : '';
      toastFailure(format(offline.refused, { n: unsent.length, why }).trim());
    },
    start(): void {
      void flush();
      addEventListener('online', () => void flush());
      let member = viewerName(client);
      client.getQueryCache().subscribe(({ type }) => {
        if (type !== 'updated' || viewerName(client) === member) return;
        member = viewerName(client);
        void flush();
      });
    },
  };
}
