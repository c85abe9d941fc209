import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AdminArtist, type AdminSong, anyFavorite, queryKeys } from '@utarang/contract';
import { fetchArtistHistory, fetchArtists, fetchSong, fetchSongHistory, fetchSongs } from './api.js';

/** Others change them meanwhile: they are asked for anew each time they are looked at. */
export const adminSongsQuery = queryOptions({
  queryKey: queryKeys.adminSongs(),
  queryFn: ({ signal }) => fetchSongs({ signal }),
  staleTime: 0,
});
export const adminSongQuery = (id: number) =>
  queryOptions({ queryKey: queryKeys.adminSong(id), queryFn: ({ signal }) => fetchSong(id, { signal }), staleTime: 0 });
export const adminArtistsQuery = queryOptions({
  queryKey: queryKeys.adminArtists(),
  queryFn: ({ signal }) => fetchArtists({ signal }),
  staleTime: 0,
});
export const songHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.songHistory(id),
    queryFn: ({ signal }) => fetchSongHistory(id, { signal }),
    staleTime: 0,
  });
export const artistHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.artistHistory(id),
    queryFn: ({ signal }) => fetchArtistHistory(id, { signal }),
    staleTime: 0,
  });

/** What shows artists and songs to everyone. */
const SHOWN = [['songs'], ['song'], ['artists'], ['artist'], anyFavorite] as const;

const tellAll = (client: QueryClient): void => {
  for (const queryKey of SHOWN) void client.invalidateQueries({ queryKey });
};

/** Lets every list know what became of a song. */
export function songChanged(client: QueryClient, song: AdminSong): void {
  client.setQueryData(adminSongQuery(song.id).queryKey, song);
  const { lines, ...row } = song;
  client.setQueryData(adminSongsQuery.queryKey, (songs) => {
    const next = { ...row, lineCount: lines.length };
    if (!songs) return songs;
    return songs.some(({ id }) => id === song.id)
      ? songs.map((one) => (one.id === song.id ? next : one))
      : [next, ...songs];
  });
  tellAll(client);
}

export function artistChanged(client: QueryClient, artist: AdminArtist): void {
  client.setQueryData(adminArtistsQuery.queryKey, (artists) => {
    if (!artists) return artists;
    return artists.some(({ id }) => id === artist.id)
      ? artists.map((one) => (one.id === artist.id ? artist : one))
      : [artist, ...artists];
  });
  tellAll(client);
}
