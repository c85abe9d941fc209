import { queryOptions } from '@tanstack/react-query';
import { ApiError, queryKeys, type Word, type WordsPage } from '@utarang/contract';
import { getJson } from '../../lib/http.js';
import { fetchCorrections, fetchLyric, fetchLyrics } from './api.js';

export const lyricsQuery = queryOptions({
  queryKey: queryKeys.lyrics(),
  queryFn: ({ signal }) => fetchLyrics({ signal }),
});

/** Whether there is no such text, or none of this member's. */
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

/** A word that a correction names and that is not among the words of the text. */
export const chosenWordQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.word(id),
    queryFn: ({ signal }) => getJson<Word>(`/api/words/${id}`, { signal }),
  });

const CHOICES = 6;

/** Words of the book that a word of a text may be. */
export const choicesQuery = (dictionary: string) =>
  queryOptions({
    queryKey: ['book-words', dictionary],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ mode: 'all', q: dictionary, size: String(CHOICES) });
      return (await getJson<WordsPage>(`/api/words?${query}`, { signal })).content as readonly Word[];
    },
  });
