import type { QueryClient } from '@tanstack/react-query';
import { format, offline } from '@utarang/messages';
import { ConnectionError, errorText, sendJson } from '../../lib/http.js';
import { onReconnect } from '../../lib/online.js';
import { DONE_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';
import { toastFailure } from '../../ui/toast/undo-toast.js';
import { viewerName } from '../session/viewer.js';
import { putCall, takeCall, takeCallsOf, waitingCalls } from './outbox-storage.js';
import { forgetPrefetch } from './prefetch-note.js';
import { unsubscribe } from './push-subscription.js';
import { restoreDraft } from './restore-draft.js';
import { type SentCalls, sendCalls } from './send-calls.js';
import { type NewCall, waiting } from './waiting-calls.js';

/** The time after which queued calls are sent again, with a network. */
const RETRY_MS = 60_000;
/** The longest time for which a log-out waits until queued calls are sent (docs/product/offline.md#a-log-out). */
const LEAVE_MS = 3_000;

/**
 * Creates the outbox: it stores writes that could not be sent, and sends them when there is a network
 * (docs/product/offline.md#what-waits).
 */
export function createOutbox(client: QueryClient) {
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  async function publish(): Promise<void> {
    const member = viewerName(client);
    const calls = await waitingCalls().catch(() => []);
    waiting.set(calls.filter((call) => call.member === member));
  }

  async function queueCall(call: NewCall): Promise<boolean> {
    const member = viewerName(client);
    if (member === null) return false;
    const isQueued = await putCall({ ...call, member, at: Date.now() }).catch(() => false);
    await publish();
    // Where the network was never lost, no event says that the server answers again.
    if (isQueued && navigator.onLine) retryLater();
    return isQueued;
  }

  async function send(member: string, signal: AbortSignal | undefined): Promise<void> {
    const result = await sendCalls(member, {
      waiting: waitingCalls,
      send: ({ method, path, body, key }) =>
        sendJson(method, path, body, { idempotencyKey: key, ...(signal && { signal }) }),
      remove: takeCall,
    });
    await publish();
    await report(result);
    if (result.isLeft) retryLater();
  }

  async function report({ sent, refused }: SentCalls): Promise<void> {
    if (sent.length + refused.length === 0) return;
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'me' });
    if (sent.length > 0) toast({ text: format(offline.sent, { n: sent.length }), durationMs: DONE_MS });
    if (refused.length > 0) {
      for (const { call } of refused) restoreDraft(call);
      toastFailure(format(offline.refused, { n: refused.length, why: errorText(refused[0]?.error) }));
    }
  }

  function retryLater(): void {
    if (retryTimer !== undefined) return;
    retryTimer = setTimeout(() => {
      retryTimer = undefined;
      void flush();
    }, RETRY_MS);
  }

  /** Sends the queued calls. One tab at a time does it, so that their order is kept. */
  async function flush(signal?: AbortSignal): Promise<void> {
    const member = viewerName(client);
    await publish();
    if (member === null || waiting.get().length === 0 || !navigator.onLine) return;
    // A browser without locks shows one page at a time, and each call has its idempotency key.
    if ('locks' in navigator) {
      await navigator.locks.request('utarang-outbox', signal ? { signal } : {}, () => send(member, signal));
    } else await send(member, signal);
  }

  /** Sends queued calls for a short time; the rest stays in the queue. */
  async function flushInTime(): Promise<void> {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(new ConnectionError('timeout')), LEAVE_MS);
    const ended = new Promise((end) => over.signal.addEventListener('abort', end));
    await Promise.race([flush(over.signal).catch(() => {}), ended]);
    clearTimeout(timer);
  }

  return {
    queueCall,
    flush: () => flush(),
    async clear(logOut?: () => Promise<unknown>): Promise<void> {
      const member = viewerName(client);
      if (logOut) {
        if (member !== null) await flushInTime();
        await logOut();
      }
      if (member === null) return;
      void unsubscribe().catch(() => {}); // the server removes the device with the session
      forgetPrefetch();
      await publish();
      const unsent = waiting.get();
      // Text that was typed stays for this member over a log-out (docs/product/songs.md#typed-and-not-saved).
      if (logOut) for (const call of unsent) restoreDraft(call);
      await takeCallsOf(member).catch(() => {});
      waiting.set([]);
      if (!logOut || unsent.length === 0) return;
      const why = unsent.some(({ does }) => does === 'text') ? offline.textStays : '';
      toastFailure(format(offline.refused, { n: unsent.length, why }).trim());
    },
    start(): void {
      void flush();
      onReconnect(() => void flush());
      let member = viewerName(client);
      client.getQueryCache().subscribe(({ type }) => {
        if (type !== 'updated' || viewerName(client) === member) return;
        member = viewerName(client);
        void flush();
      });
    },
  };
}
