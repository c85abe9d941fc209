import { type FavoriteKind, queryKeys } from '@utarang/contract';
import type { MemberPageSource, MemberPageSources } from '../../lib/page-source.js';
import type { Favorites } from './favorites.service.js';

/** The initial data of pages with a member's favourites: their ids, for the hearts, and the lists. */
export function favoritePages(favorites: Pick<Favorites, FavoriteKind>): MemberPageSources {
  const hearts =
    (...kinds: readonly FavoriteKind[]): MemberPageSource =>
    (memberId) =>
      Promise.all(
        kinds.map(async (kind) => ({ key: queryKeys.favoriteIds(kind), data: await favorites[kind].ids(memberId) })),
      );
  const list =
    (kind: FavoriteKind): MemberPageSource =>
    async (memberId) => [{ key: queryKeys.favorites(kind), data: await favorites[kind].list(memberId) }];
  return {
    artists: hearts('artist'),
    artist: hearts('artist', 'song'),
    songs: hearts('song'),
    song: hearts('song'),
    myArtists: list('artist'),
    mySongs: list('song'),
  };
}
