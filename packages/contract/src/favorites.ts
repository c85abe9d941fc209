import * as z from 'zod/mini';
import { described } from './described.js';
import { artist, song } from './songs.js';
import { invalid } from './validation.js';

/** GET /api/users/me/fav-artists, fav-songs: the latest added first. */
export const favoriteArtists = z.array(artist);
export const favoriteSongs = z.array(song);

/** The most ids in one query. */
const IDS_MAX = 500;

const idInQuery = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/, invalid('value_invalid'))), z.transform(Number));

/** A parameter that may be repeated: once it is a text, more often an array. */
const idsInQuery = () =>
  described(
    z.optional(
      z.pipe(
        z.pipe(
          z.union([z.string(), z.array(z.string())]),
          z.transform((value: string | string[]) => [value].flat()),
        ),
        z.array(idInQuery).check(z.maxLength(IDS_MAX, invalid('value_invalid'))),
      ),
    ),
    `Repeated for each id, ${IDS_MAX} times at most. Without any: all favourites.`,
  );

/** GET /api/users/me/fav-artists/exists?artistIds=1&artistIds=2, fav-songs/exists?songIds=1 */
export const favoriteArtistsQuery = z.object({ artistIds: idsInQuery() });
export const favoriteSongsQuery = z.object({ songIds: idsInQuery() });
export const favoriteIds = z.object({
  favoritedIds: described(z.array(z.number()), 'Those of the ids that are favourites.'),
});
export type FavoriteIds = z.infer<typeof favoriteIds>;

/** GET /api/users/me/fav-artists/{id}/exists, fav-songs/{id}/exists */
export const favoriteExists = z.object({ exists: z.boolean() });

/** The stored favourites in the account's export, the first added first. Instants are ISO 8601. */
export const favoritesExport = z.object({
  favoriteArtists: z.array(z.object({ artistId: z.number(), name: z.nullable(z.string()), addedAt: z.string() })),
  favoriteSongs: z.array(z.object({ songId: z.number(), title: z.nullable(z.string()), addedAt: z.string() })),
});
export type FavoritesExport = z.infer<typeof favoritesExport>;
