import {
  type Artist,
  type FavoriteIds,
  type FavoriteKind,
  type FavoritesExport,
  fail,
  type Song,
} from '@utarang/contract';
import type { Orm } from '../../db/database.js';
import type { Turn } from '../../learner/turn.js';
import { countFavorites, deleteFavorite, favoritesOf, holdItem, insertFavorite } from './favorites.repo.js';
import type { Songs } from './songs.service.js';

/** The most favourites of a kind; the message of `favorite_limit` says the number. */
export const FAVORITES_MAX = 5000;

type Deps = {
  readonly orm: Orm;
  readonly turn: Turn;
  readonly songs: Pick<Songs, 'artistInList' | 'songInList'>;
};

/** The artists and the songs that members keep (docs/product/songs.md#favourites). */
export function createFavorites({ orm, turn, songs }: Deps) {
  /** Those of a kind: `find` has the artist or the song as lists show it. */
  const ofKind = <Item extends Artist | Song>(kind: FavoriteKind, find: (id: number) => Item | null) => {
    const known = (id: number): Item => find(id) ?? fail(kind === 'artist' ? 'artist_not_found' : 'song_not_found');
    return {
      find,

      /** The latest added first. */
      async list(memberId: number): Promise<Item[]> {
        const favorites = await favoritesOf(orm, { kind, memberId });
        return favorites.flatMap(({ itemId }) => find(itemId) ?? []);
      },

      /** Those of some ids; without any named, all favourites. */
      async ids(memberId: number, among?: readonly number[]): Promise<FavoriteIds> {
        const favorites = await favoritesOf(orm, { kind, memberId, ...(among && { among }) });
        return { favoritedIds: favorites.map(({ itemId }) => itemId) };
      },

      /** Throws `artist_not_found` or `song_not_found`. */
      async has(memberId: number, id: number): Promise<boolean> {
        const { id: itemId } = known(id);
        return (await favoritesOf(orm, { kind, memberId, among: [itemId] })).length > 0;
      },

      /** Whether it is one only now. Throws `artist_not_found` or `song_not_found`, and `favorite_limit`. */
      async add(memberId: number, id: number): Promise<{ item: Item; added: boolean }> {
        const item = known(id);
        return turn(memberId, async (tx, { now }) => {
          if ((await favoritesOf(tx, { kind, memberId, among: [id] })).length > 0) return { item, added: false };
          if ((await countFavorites(tx, kind, memberId)) >= FAVORITES_MAX) fail('favorite_limit');
          if (!(await holdItem(tx, kind, id))) known(-1);
          await insertFavorite(tx, { kind, memberId, itemId: id, addedAt: now });
          return { item, added: true };
        });
      },

      remove: (memberId: number, id: number): Promise<void> =>
        turn(memberId, (tx) => deleteFavorite(tx, { kind, memberId, itemId: id })),
    };
  };

  const [artist, song] = [ofKind('artist', songs.artistInList), ofKind('song', songs.songInList)];
  return {
    artist,
    song,

    /** Everything that is kept of a member's favourites. */
    async export(memberId: number): Promise<FavoritesExport> {
      const firstFirst = async (kind: FavoriteKind) => (await favoritesOf(orm, { kind, memberId })).reverse();
      return {
        favoriteArtists: (await firstFirst('artist')).map(({ itemId, addedAt }) => ({
          artistId: itemId,
          name: artist.find(itemId)?.name ?? null,
          addedAt: addedAt.toISOString(),
        })),
        favoriteSongs: (await firstFirst('song')).map(({ itemId, addedAt }) => ({
          songId: itemId,
          title: song.find(itemId)?.title ?? null,
          addedAt: addedAt.toISOString(),
        })),
      };
    },
  };
}

export type Favorites = ReturnType<typeof createFavorites>;
