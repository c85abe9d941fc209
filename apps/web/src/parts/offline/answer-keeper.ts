import type { Query, QueryClient } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';
import { ConnectionError } from '../../lib/http.js';
import { whenIdle } from '../../lib/when-idle.js';
import { pageOf } from '../session/viewer.js';
import type { Device } from './device.js';
import { forgetOthers, isStored, pruneAnswers, storeAnswers, storedAnswer } from './stored-answers.js';

/** Finds on the device what no answer came for, besides what is kept. */
export type Elsewhere = (queryKey: readonly unknown[]) => Promise<unknown>;

/**
 * Keeps the answers that pages get, under the name of the member whose they are, and answers from them where no answer
 * comes. What the store refuses is not kept, and no page waits for it.
 */
export function createAnswerKeeper(client: QueryClient, elsewhere: Elsewhere) {
  const fresh = new Map<string, Query>();
  /** Queries that were answered from the store: they are asked again once there is a network. */
  const fromStore = new Set<string>();
  /** Those of them that the store does not have either: what was found elsewhere is not stored as the server's. */
  const borrowed = new Set<string>();
  let callOff: (() => void) | null = null;

  async function keep(): Promise<void> {
    callOff = null;
    const found = [...fresh.values()].flatMap(({ queryKey, queryHash: hash, state: { data } }) =>
      data === undefined ? [] : [{ queryKey, hash, data }],
    );
    fresh.clear();
    await storeAnswers(pageOf(client), found, Date.now()).catch(() => {});
  }

  function note(query: Query): void {
    if (!isStored(query.queryKey) || borrowed.has(query.queryHash)) return;
    fresh.set(query.queryHash, query);
    callOff ??= whenIdle(() => void keep());
  }

  async function find(queryKey: readonly unknown[], hash: string): Promise<unknown> {
    const kept = isStored(queryKey) && (await storedAnswer(pageOf(client), queryKey, hash).catch(() => undefined));
    if (kept) return kept.data;
    borrowed.add(hash);
    return elsewhere(queryKey);
  }

  const answer: Device['answer'] = async (ask, context, query) => {
    try {
      const found = await ask(context);
      fromStore.delete(query.queryHash);
      borrowed.delete(query.queryHash);
      return found;
    } catch (error) {
      if (!(error instanceof ConnectionError) || context.signal.aborted) throw error;
      // With a network it is tried once more first.
      const triesAgain = navigator.onLine && error.reason === 'network' && query.state.fetchFailureCount < 1;
      if (triesAgain) throw error;
      const { queryKey, queryHash } = query;
      const data = query.state.data ?? (await find(queryKey, queryHash));
      if (data === undefined || data === null) throw error;
      fromStore.add(queryHash);
      return data;
    }
  };

  /** Asks again for what was shown from the store. */
  function askAgain(): void {
    const shown = new Set(fromStore);
    fromStore.clear();
    void client.invalidateQueries({ predicate: ({ queryHash }) => shown.has(queryHash) });
  }

  function start(): void {
    const cache = client.getQueryCache();
    /** The member whose page it is; undefined while the server has not said who looks. */
    let member: string | null | undefined;
    const see = () => {
      if (client.getQueryData(queryKeys.me()) === undefined || pageOf(client) === member) return;
      member = pageOf(client);
      fresh.clear();
      void forgetOthers(member).catch(() => {});
    };
    see();
    for (const query of cache.getAll()) if (query.state.status === 'success') note(query as Query);
    void pruneAnswers().catch(() => {});
    cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      // Where somebody else looks, what is private goes with who left (docs/product/offline.md#a-log-out).
      see();
      note(event.query as Query);
    });
    addEventListener('online', askAgain);
    addEventListener('pagehide', () => {
      callOff?.();
      void keep();
    });
  }

  return { answer, start, keep };
}
