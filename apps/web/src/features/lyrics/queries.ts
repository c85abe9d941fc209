import { queryOptions } from '@tanstack/react-query';
import { ApiError, queryKeys } from '@utarang/contract';
import { fetchCorrections, fetchLyric, fetchLyrics } from './api.js';

export const lyricsQuery = queryOptions({
  queryKey: queryKeys.lyrics(),
  queryFn: ({ signal }) => fetchLyrics({ signal }),
});

/** Checks whether there is no such text, or none of this member's. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'lyric_not_found';

export const lyricQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.lyric(id),
    queryFn: ({ signal }) => fetchLyric(id, { signal }),
  });

export const correctionsQuery = queryOptions({
  queryKey: queryKeys.wordCorrections(),
  queryFn: ({ signal }) => fetchCorrections({ signal }),
});
