import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AdminArtist, type AdminSong, queryKeys, shownSongs } from '@utarang/contract';
import { fetchArtistHistory, fetchArtists, fetchSong, fetchSongHistory, fetchSongs } from './api.js';

/** The query of songs. Others change songs and artists meanwhile, so it is refetched whenever it is shown. */
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

const invalidate = (client: QueryClient): void => {
  for (const queryKey of shownSongs) void client.invalidateQueries({ queryKey });
};

/** Updates a changed song in every list. */
export function cacheSong(client: QueryClient, song: AdminSong): void {
  client.setQueryData(adminSongQuery(song.id).queryKey, song);
  const { lines, ...row } = song;
  client.setQueryData(adminSongsQuery.queryKey, (songs) => {
    const next = { ...row, lineCount: lines.length };
    if (!songs) return songs;
    return songs.some(({ id }) => id === song.id)
      ? songs.map((one) => (one.id === song.id ? next : one))
      : [next, ...songs];
  });
  invalidate(client);
}

export function cacheArtist(client: QueryClient, artist: AdminArtist): void {
  client.setQueryData(adminArtistsQuery.queryKey, (artists) => {
    if (!artists) return artists;
    return artists.some(({ id }) => id === artist.id)
      ? artists.map((one) => (one.id === artist.id ? artist : one))
      : [artist, ...artists];
  });
  invalidate(client);
}
