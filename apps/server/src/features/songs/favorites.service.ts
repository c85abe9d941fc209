import {
  type Artist,
  type FavoriteIds,
  type FavoriteKind,
  type FavoritesExport,
  fail,
  type Song,
} from '@utarang/contract';
import type { Orm } from '../../db/orm.js';
import type { Turn } from '../../learner/turn.js';
import { countFavorites, deleteFavorite, favoritesOf, insertFavorite, lockItem } from './favorites.repo.js';
import type { Songs } from './songs.service.js';

/** The most favourites of a kind; the message of `favorite_limit` has the number. */
export const FAVORITES_MAX = 5000;

type Deps = {
  readonly orm: Orm;
  readonly turn: Turn;
  readonly songs: Pick<Songs, 'artistInList' | 'songInList'>;
};

/** Members' favourite artists and songs (docs/product/songs.md#favourites). */
export function createFavorites({ orm, turn, songs }: Deps) {
  /** The favourites of one kind. `find` returns the artist or the song in the form of lists, or null. */
  const ofKind = <Item extends Artist | Song>(kind: FavoriteKind, find: (id: number) => Item | null) => {
    const notFound = (): never => fail(kind === 'artist' ? 'artist_not_found' : 'song_not_found');
    const known = (id: number): Item => find(id) ?? notFound();
    return {
      find,

      /** The latest added first. */
      async list(memberId: number): Promise<Item[]> {
        const favorites = await favoritesOf(orm, { kind, memberId });
        return favorites.flatMap(({ itemId }) => find(itemId) ?? []);
      },

      /** The ids of the favourites: those among some ids, or all. */
      async ids(memberId: number, among?: readonly number[]): Promise<FavoriteIds> {
        const favorites = await favoritesOf(orm, { kind, memberId, ...(among && { among }) });
        return { favoritedIds: favorites.map(({ itemId }) => itemId) };
      },

      /** Checks whether something is a favourite. Throws `artist_not_found` or `song_not_found`. */
      async has(memberId: number, id: number): Promise<boolean> {
        const { id: itemId } = known(id);
        return (await favoritesOf(orm, { kind, memberId, among: [itemId] })).length > 0;
      },

      /**
       * `added` is false for one that was there already. Throws `artist_not_found` or `song_not_found`, and
       * `favorite_limit`.
       */
      async add(memberId: number, id: number): Promise<{ item: Item; added: boolean }> {
        const item = known(id);
        return turn(memberId, async (tx, { now }) => {
          if ((await favoritesOf(tx, { kind, memberId, among: [id] })).length > 0) return { item, added: false };
          if ((await countFavorites(tx, kind, memberId)) >= FAVORITES_MAX) fail('favorite_limit');
          if (!(await lockItem(tx, kind, id))) notFound();
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
      const earliestFirst = async (kind: FavoriteKind) => (await favoritesOf(orm, { kind, memberId })).reverse();
      return {
        favoriteArtists: (await earliestFirst('artist')).map(({ itemId, addedAt }) => ({
          artistId: itemId,
          name: artist.find(itemId)?.name ?? null,
          addedAt: addedAt.toISOString(),
        })),
        favoriteSongs: (await earliestFirst('song')).map(({ itemId, addedAt }) => ({
          songId: itemId,
          title: song.find(itemId)?.title ?? null,
          addedAt: addedAt.toISOString(),
        })),
      };
    },
  };
}

export type Favorites = ReturnType<typeof createFavorites>;
