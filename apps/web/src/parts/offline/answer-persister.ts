import type { Query, QueryClient } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';
import { ConnectionError } from '../../lib/http.js';
import { onReconnect } from '../../lib/online.js';
import { whenIdle } from '../../lib/when-idle.js';
import { viewerName } from '../session/viewer.js';
import type { Device } from './device.js';
import { forgetOthers, isStored, pruneAnswers, storeAnswers, storedAnswer } from './stored-answers.js';

/** The time after which queries that were answered from the store are refetched, with a network. */
const REFETCH_MS = 60_000;

/** Finds an answer on the device outside the store, such as a word in the book. */
export type FallbackSource = (queryKey: readonly unknown[]) => Promise<unknown>;

/**
 * The persister of the query cache. It stores the answers that pages get, each under the name of its member, and
 * answers from them where no answer comes. An answer that does not fit into the store is dropped, and no page waits for
 * it.
 */
export function createAnswerPersister(client: QueryClient, fallback: FallbackSource, refetchMs = REFETCH_MS) {
  /** Answers of the server that are not stored yet. */
  const unsaved = new Map<string, Query>();
  /**
   * Queries that were answered from the store, with the moment of the server's answer: they are refetched once there is
   * a network, and keep that moment when they are stored.
   */
  const fromStore = new Map<string, number>();
  /** The queries among them that the fallback answered: its answers are not stored as those of the server. */
  const fromFallback = new Set<string>();
  let cancelSave: (() => void) | null = null;
  let refetchTimer: ReturnType<typeof setTimeout> | undefined;

  async function save(): Promise<void> {
    cancelSave = null;
    const found = [...unsaved.values()].flatMap(({ queryKey, queryHash: hash, state: { data } }) =>
      data === undefined ? [] : [{ queryKey, hash, data, at: fromStore.get(hash) ?? Date.now() }],
    );
    unsaved.clear();
    await storeAnswers(viewerName(client), found).catch(() => {});
  }

  function scheduleSave(query: Query): void {
    if (!isStored(query.queryKey) || fromFallback.has(query.queryHash)) return;
    unsaved.set(query.queryHash, query);
    cancelSave ??= whenIdle(() => void save());
  }

  /** The page's own answer, else the stored one, else that of the fallback, whose age is unknown. */
  async function find({ queryKey, queryHash, state }: Query): Promise<{ data: unknown; at: number }> {
    if (state.data !== undefined) return { data: state.data, at: fromStore.get(queryHash) ?? state.dataUpdatedAt };
    const stored =
      isStored(queryKey) && (await storedAnswer(viewerName(client), queryKey, queryHash).catch(() => undefined));
    if (stored) return stored;
    fromFallback.add(queryHash);
    return { data: await fallback(queryKey), at: 0 };
  }

  const answer: Device['answer'] = async (ask, context, query) => {
    try {
      const found = await ask(context);
      fromStore.delete(query.queryHash);
      fromFallback.delete(query.queryHash);
      return found;
    } catch (error) {
      if (!(error instanceof ConnectionError) || context.signal.aborted) throw error;
      // With a network, the store answers only after one retry.
      const triesAgain = navigator.onLine && error.reason === 'network' && query.state.fetchFailureCount < 1;
      if (triesAgain) throw error;
      const { data, at } = await find(query as Query);
      if (data === undefined || data === null) throw error;
      fromStore.set(query.queryHash, at);
      // Where the network was never lost, no event says that the server answers again.
      if (navigator.onLine) refetchTimer ??= setTimeout(refetch, refetchMs);
      return data;
    }
  };

  /** Refetches all queries that were answered from the store. */
  function refetch(): void {
    clearTimeout(refetchTimer);
    refetchTimer = undefined;
    // Both the browser and the first successful call may trigger this: queries under way are not cancelled.
    const isFromStore = ({ queryHash }: { queryHash: string }) => fromStore.has(queryHash);
    void client.invalidateQueries({ predicate: isFromStore }, { cancelRefetch: false });
  }

  function start(): void {
    const cache = client.getQueryCache();
    /** The member whose page it is; undefined while the server has not said who the viewer is. */
    let member: string | null | undefined;
    const onViewerChange = () => {
      if (client.getQueryData(queryKeys.me()) === undefined || viewerName(client) === member) return;
      member = viewerName(client);
      unsaved.clear();
      void forgetOthers(member).catch(() => {});
    };
    onViewerChange();
    for (const query of cache.getAll()) if (query.state.status === 'success') scheduleSave(query as Query);
    void pruneAnswers().catch(() => {});
    cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      // When the viewer changes, the private answers of the one before are deleted (docs/product/offline.md#a-log-out).
      onViewerChange();
      scheduleSave(event.query as Query);
    });
    onReconnect(refetch);
    addEventListener('pagehide', ({ persisted }) => {
      // A page that may come back goes on then. WebKit stops it in the middle of a write, and the store is locked for
      // every page after it.
      if (persisted) return;
      cancelSave?.();
      void save();
    });
  }

  return { answer, start, save };
}
