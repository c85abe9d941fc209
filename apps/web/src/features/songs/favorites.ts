import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  type Artist,
  type FavoriteIds,
  type FavoriteKind,
  favoritePaths,
  queryKeys,
  type Song,
} from '@utarang/contract';
import { artist, fav, offline, song } from '@utarang/messages';
import { useCallback } from 'react';
import { announce } from '../../lib/announce.js';
import { ConnectionError, errorText, getJson, isServerFault, sendJson } from '../../lib/http.js';
import { newKey } from '../../lib/new-key.js';
import { createOptimisticFlags } from '../../lib/optimistic-flags.js';
import { requireOutline } from '../../lib/outline.js';
import { useStore } from '../../lib/store.js';
import { device } from '../../parts/offline/device.js';
import { waiting } from '../../parts/offline/waiting-calls.js';
import { useIsMember } from '../../parts/session/use-viewer.js';
import { editCached } from '../../parts/study/cached.js';
import { postStudyChange } from '../../parts/study/tabs.js';
import { SHORT_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';
import { toastFailure, toastWithUndo } from '../../ui/toast/undo-toast.js';
import { outlines } from './queries.js';

/** An artist or a song as a favourite (docs/product/songs.md#favourites). */
export type Favorable = { readonly kind: FavoriteKind; readonly id: number };

const texts = { artist, song } as const;

/** The query of favourites, enabled only for members: a guest has none. */
const favoriteIdsQuery = (kind: FavoriteKind) =>
  queryOptions({
    queryKey: queryKeys.favoriteIds(kind),
    queryFn: ({ signal }) =>
      getJson(`${favoritePaths[kind]}/exists`, { signal }).then(requireOutline<FavoriteIds>({ favoritedIds: [0] })),
  });

/** Optimistic state of the hearts, until the server has answered. */
export const optimisticFavorites = createOptimisticFlags<string>();
export const favoriteKey = ({ kind, id }: Favorable): string => `${kind} ${id}`;

/**
 * Checks whether something is the member's favourite. A guest has none. The caller is rendered again only when this one
 * changes.
 */
export function useIsFavorite({ kind, id }: Favorable): boolean {
  const enabled = useIsMember();
  const select = useCallback(({ favoritedIds }: FavoriteIds) => favoritedIds.includes(id), [id]);
  const { data = false } = useQuery({ ...favoriteIdsQuery(kind), enabled, select });
  const key = favoriteKey({ kind, id });
  // The last queued press counts, whatever the server has until then.
  const last = useStore(waiting).findLast(({ heartOf }) => heartOf === key);
  return optimisticFavorites.use(key) ?? (last ? last.does === 'love' : data);
}

/** Updates all hearts of this page. */
const noteHeart = (client: QueryClient, { kind, id }: Favorable, favorite: boolean): Promise<void> =>
  editCached(client, queryKeys.favoriteIds(kind), ({ favoritedIds }: FavoriteIds) => {
    const others = favoritedIds.filter((each) => each !== id);
    return { favoritedIds: favorite ? [id, ...others] : others };
  });

/** Updates all hearts and the member's list; an added favourite becomes its latest. */
async function noteFavorite(client: QueryClient, favorable: Favorable, added: Artist | Song | null): Promise<void> {
  const { kind, id } = favorable;
  postStudyChange({ again: queryKeys.favorites(kind) });
  await noteHeart(client, favorable, added !== null);
  await editCached(client, queryKeys.favorites(kind), (items: readonly (Artist | Song)[]) => {
    const others = items.filter((item) => item.id !== id);
    return added ? [added, ...others] : others;
  });
}

type Call = {
  readonly favorable: Favorable;
  /** The requested state: in the favourites, or removed from them. */
  readonly favorite: boolean;
};

/**
 * Queues a press of a heart without a network, and, before it is sent, where an earlier press of the same heart is
 * queued: the last press counts (docs/product/offline.md#what-waits). False where the caller has to send it, or to show
 * its failure.
 */
async function keepHeart(client: QueryClient, { favorable, favorite }: Call, error?: unknown): Promise<boolean> {
  const heartOf = favoriteKey(favorable);
  const isBehind = error === undefined && waiting.get().some((call) => call.heartOf === heartOf);
  if (!isBehind && !(error instanceof ConnectionError)) return false;
  const [method, does] = favorite ? (['POST', 'love'] as const) : (['DELETE', 'unlove'] as const);
  const path = `${favoritePaths[favorable.kind]}/${favorable.id}`;
  if (!(await device.get()?.queueCall({ method, path, key: newKey(), does, heartOf }))) return false;
  await noteHeart(client, favorable, favorite);
  toast({ text: offline.waits, durationMs: SHORT_MS });
  return true;
}

/** Makes at most one call for each favourite at a time; presses during it are ignored. Returns whether it succeeded. */
async function setFavorite(client: QueryClient, call: Call): Promise<boolean> {
  const { favorable, favorite } = call;
  const { kind, id } = favorable;
  const key = favoriteKey(favorable);
  if (optimisticFavorites.store.get().has(key)) return false;
  optimisticFavorites.set([key], favorite);
  try {
    if (await keepHeart(client, call)) return true;
    const path = `${favoritePaths[kind]}/${id}`;
    if (favorite) {
      await noteFavorite(
        client,
        favorable,
        await sendJson('POST', path).then(requireOutline<Artist | Song>(outlines[kind])),
      );
      announce(texts[kind].favDone);
    } else {
      await sendJson<void>('DELETE', path);
      await noteFavorite(client, favorable, null);
      toastWithUndo(texts[kind].unfavDone, () => setFavorite(client, { favorable, favorite: true }));
    }
    return true;
  } catch (error) {
    if (await keepHeart(client, call, error)) return true;
    toastRefused(client, call, error);
    return false;
  } finally {
    optimisticFavorites.set([key], null);
  }
}

const ASKS_TO_LOG_IN: ReadonlySet<ApiError['code']> = new Set([
  'login_required',
  'session_ended',
  'must_change_password',
]);

/** "What the server says is said as it is … Anything else can be tried again" (docs/product/songs.md#favourites). */
function toastRefused(client: QueryClient, call: Call, error: unknown): void {
  const refused = error instanceof ApiError && !isServerFault(error);
  if (!refused) toastFailure(call.favorite ? fav.fail : fav.removeFail, () => void setFavorite(client, call));
  else if (!ASKS_TO_LOG_IN.has(error.code)) toastFailure(errorText(error));
}

/** Toggles a favourite: it is shown at once, and rolled back when the call fails. */
export function useToggleFavorite(favorable: Favorable, isFavorite: boolean): () => void {
  const client = useQueryClient();
  return () => void setFavorite(client, { favorable, favorite: !isFavorite });
}
