import type { Query, QueryClient } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';
import { ConnectionError } from '../../lib/http.js';
import { whenIdle } from '../../lib/when-idle.js';
import { viewerName } from '../session/viewer.js';
import type { Device } from './device.js';
import { forgetOthers, isStored, pruneAnswers, storeAnswers, storedAnswer } from './stored-answers.js';

/** The time after which what was answered from the store is asked again, with a network. */
const AGAIN_MS = 60_000;

/** Finds on the device what no answer came for, besides what is kept. */
export type Elsewhere = (queryKey: readonly unknown[]) => Promise<unknown>;

/**
 * Keeps the answers that pages get, under the name of the member whose they are, and answers from them where no answer
 * comes. What the store refuses is not kept, and no page waits for it.
 */
export function createAnswerKeeper(client: QueryClient, elsewhere: Elsewhere, againMs = AGAIN_MS) {
  const fresh = new Map<string, Query>();
  /**
   * Queries that were answered from the store, with the moment at which the server had answered them: they are asked
   * again once there is a network, and are kept as no newer than they are.
   */
  const fromStore = new Map<string, number>();
  /** Those of them that the store does not have either: what was found elsewhere is not stored as the server's. */
  const borrowed = new Set<string>();
  let callOff: (() => void) | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;

  async function keep(): Promise<void> {
    callOff = null;
    const found = [...fresh.values()].flatMap(({ queryKey, queryHash: hash, state: { data } }) =>
      data === undefined ? [] : [{ queryKey, hash, data, at: fromStore.get(hash) ?? Date.now() }],
    );
    fresh.clear();
    await storeAnswers(viewerName(client), found).catch(() => {});
  }

  function note(query: Query): void {
    if (!isStored(query.queryKey) || borrowed.has(query.queryHash)) return;
    fresh.set(query.queryHash, query);
    callOff ??= whenIdle(() => void keep());
  }

  /** The page's own answer, else the stored one, else what is found elsewhere, which has no age. */
  async function find({ queryKey, queryHash, state }: Query): Promise<{ data: unknown; at: number }> {
    if (state.data !== undefined) return { data: state.data, at: fromStore.get(queryHash) ?? state.dataUpdatedAt };
    const kept = isStored(queryKey) && (await storedAnswer(viewerName(client), queryKey, queryHash).catch(() => undefined));
    if (kept) return kept;
    borrowed.add(queryHash);
    return { data: await elsewhere(queryKey), at: 0 };
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
      const { data, at } = await find(query as Query);
      if (data === undefined || data === null) throw error;
      fromStore.set(query.queryHash, at);
      // Where the network was there all the time no event says that the server answers again.
      if (navigator.onLine) again ??= setTimeout(askAgain, againMs);
      return data;
    }
  };

  /** Asks again for what was shown from the store. */
  function askAgain(): void {
    clearTimeout(again);
    again = undefined;
    void client.invalidateQueries({ predicate: ({ queryHash }) => fromStore.has(queryHash) });
  }

  function start(): void {
    const cache = client.getQueryCache();
    /** The member whose page it is; undefined while the server has not said who looks. */
    let member: string | null | undefined;
    const see = () => {
      if (client.getQueryData(queryKeys.me()) === undefined || viewerName(client) === member) return;
      member = viewerName(client);
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
