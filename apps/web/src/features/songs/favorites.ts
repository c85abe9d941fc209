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
import { artist, fav, song } from '@utarang/messages';
import { useCallback } from 'react';
import { announce } from '../../lib/announce.js';
import { errorText, getJson, isServerFault, sendJson } from '../../lib/http.js';
import { createOptimisticFlags } from '../../lib/optimistic-flags.js';
import { like } from '../../lib/outline.js';
import { useIsMember } from '../../parts/session/use-viewer.js';
import { editCached } from '../../parts/study/cached.js';
import { tellStudyChange } from '../../parts/study/tabs.js';
import { toastFailure, toastWithUndo } from '../../ui/toast/way-back.js';
import { outlines } from './queries.js';

/** A thing that can be a favourite (docs/product/songs.md#favourites). */
export type Favorable = { readonly kind: FavoriteKind; readonly id: number };

const texts = { artist, song } as const;

/** Asked only for members: a guest has none. */
const favoriteIdsQuery = (kind: FavoriteKind) =>
  queryOptions({
    queryKey: queryKeys.favoriteIds(kind),
    queryFn: ({ signal }) =>
      getJson(`${favoritePaths[kind]}/exists`, { signal }).then(like<FavoriteIds>({ favoritedIds: [0] })),
  });

/** Optimistic state of the hearts, until the server has answered. */
export const optimisticFavorites = createOptimisticFlags<string>();
export const favoriteKey = ({ kind, id }: Favorable): string => `${kind} ${id}`;

/**
 * Checks whether it is the member's favourite. A guest has none. The caller is drawn anew only when this one changes.
 */
export function useIsFavorite({ kind, id }: Favorable): boolean {
  const enabled = useIsMember();
  const select = useCallback(({ favoritedIds }: FavoriteIds) => favoritedIds.includes(id), [id]);
  const { data = false } = useQuery({ ...favoriteIdsQuery(kind), enabled, select });
  return optimisticFavorites.use(favoriteKey({ kind, id })) ?? data;
}

/** Brings a change to all hearts and to the member's list; an added one is the latest of it. */
async function noteFavorite(client: QueryClient, { kind, id }: Favorable, added: Artist | Song | null): Promise<void> {
  tellStudyChange({ again: queryKeys.favorites(kind) });
  await editCached(client, queryKeys.favoriteIds(kind), ({ favoritedIds }: FavoriteIds) => {
    const others = favoritedIds.filter((each) => each !== id);
    return { favoritedIds: added ? [id, ...others] : others };
  });
  await editCached(client, queryKeys.favorites(kind), (items: readonly (Artist | Song)[]) => {
    const others = items.filter((item) => item.id !== id);
    return added ? [added, ...others] : others;
  });
}

type Call = {
  readonly favorable: Favorable;
  /** The state asked for: in the favourites, or out of them. */
  readonly favorite: boolean;
};

/** Makes one call for each favourite at a time; presses meanwhile are ignored. Returns whether it was done. */
async function setFavorite(client: QueryClient, call: Call): Promise<boolean> {
  const { favorable, favorite } = call;
  const { kind, id } = favorable;
  const key = favoriteKey(favorable);
  if (optimisticFavorites.store.get().has(key)) return false;
  optimisticFavorites.set([key], favorite);
  try {
    const path = `${favoritePaths[kind]}/${id}`;
    if (favorite) {
      await noteFavorite(client, favorable, await sendJson('POST', path).then(like<Artist | Song>(outlines[kind])));
      announce(texts[kind].favDone);
    } else {
      await sendJson<void>('DELETE', path);
      await noteFavorite(client, favorable, null);
      toastWithUndo(texts[kind].unfavDone, () => setFavorite(client, { favorable, favorite: true }));
    }
    return true;
  } catch (error) {
    sayRefused(client, call, error);
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
function sayRefused(client: QueryClient, call: Call, error: unknown): void {
  const refused = error instanceof ApiError && !isServerFault(error);
  if (!refused) toastFailure(call.favorite ? fav.fail : fav.removeFail, () => void setFavorite(client, call));
  else if (!ASKS_TO_LOG_IN.has(error.code)) toastFailure(errorText(error));
}

/** Makes it a favourite, or takes it out: shown at once, and taken back when the call fails. */
export function useToggleFavorite(favorable: Favorable, isFavorite: boolean): () => void {
  const client = useQueryClient();
  return () => void setFavorite(client, { favorable, favorite: !isFavorite });
}
