import { queryOptions } from '@tanstack/react-query';
import { type Artist, type OwnLyrics, queryKeys, type Song, type SongDetail, type SongWords } from '@utarang/contract';
import { getJson } from '../../lib/http.js';
import { idIn } from '../../lib/number-in.js';
import { type Outline, requireOutline } from '../../lib/outline.js';
import { WORD } from '../../parts/words/outlines.js';

/** A song in an answer. */
export const SONG: Outline<Song> = { id: 0, title: '', titleKo: '', artists: [{ id: 0, name: '', nameKo: '' }] };

/** An artist in an answer. */
export const ARTIST: Outline<Artist> = { id: 0, name: '', nameKo: '', nameRomaji: '' };

/** The outlines of the answers of either kind of favourites. */
export const outlines = { artist: ARTIST, song: SONG } as const;

const DETAIL: Outline<SongDetail> = {
  ...SONG,
  lyrics: [{ jpText: '', furigana: [[null]], words: [{ id: 0 }], entries: [{ entry: { list: '' } }] }],
  words: [WORD],
} as never;

/**
 * The query of a song by the id in the address, which may be no number at all; the server says that there is no such
 * song.
 */
export const songQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.song(idIn(id)),
    queryFn: ({ signal }) =>
      getJson(`/api/songs/${encodeURIComponent(id)}`, { signal }).then(requireOutline<SongDetail>(DETAIL)),
  });

/** The query of the member's own texts: one of them may be a song's. */
export const ownTextsQuery = queryOptions({
  queryKey: queryKeys.lyrics(),
  queryFn: ({ signal }) =>
    getJson('/api/my-lyrics', { signal }).then(requireOutline<OwnLyrics>([{ id: '', title: '', version: 0 }])),
});

/** The query of the words of the songs that have lyrics, from which the known share is computed. */
export const songWordsQuery = queryOptions({
  queryKey: queryKeys.songWords(),
  queryFn: ({ signal }) =>
    getJson('/api/songs/words', { signal }).then(requireOutline<SongWords>([{ id: 0, wordIds: [0] }])),
});

export const songsQuery = queryOptions({
  queryKey: queryKeys.songs(),
  queryFn: ({ signal }) => getJson('/api/songs', { signal }).then(requireOutline<readonly Song[]>([SONG])),
});
