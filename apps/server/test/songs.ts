import type { ArtistEntry, SongBook, SongEntry } from '@utarang/content/songs';
import type { StoredSongs } from '../src/catalogue/songs.js';

/** An artist of whom nothing is known but a name. */
export const artistEntry = (id: number, entry: Partial<ArtistEntry> = {}): ArtistEntry => ({
  id,
  name: `歌手${id}`,
  nameKo: `가수${id}`,
  nameRomaji: `Kashu ${id}`,
  gender: 'mixed',
  debutYear: null,
  country: '일본',
  genres: ['록'],
  website: null,
  youtube: null,
  instagram: null,
  x: null,
  addedAt: '2026-11-22',
  bio: '일본 아티스트예요. 록 음악을 해요.',
  ...entry,
});

/** A published song, without a video or a line. */
export const songEntry = (id: number, entry: Partial<SongEntry> = {}): SongEntry => ({
  id,
  title: `歌${id}`,
  titleKo: `노래${id}`,
  reading: 'うた',
  artistIds: [101],
  year: 2020,
  album: null,
  videoId: null,
  addedAt: '2026-11-22',
  level: null,
  wordIds: [],
  lines: [],
  ...entry,
});

/** Two artists, a song of each and one of both, and one of our own with two lines. */
export const sampleBook: SongBook = {
  artists: [
    artistEntry(1, { name: 'うたらん', nameKo: '우타란' }),
    artistEntry(101, {
      name: '花子',
      nameKo: '하나코',
      nameRomaji: 'Hanako',
      gender: 'female',
      debutYear: 2013,
      genres: ['J-POP', '록'],
      website: 'https://hanako.example/',
      youtube: 'https://www.youtube.com/@hanako',
    }),
    artistEntry(102, { name: 'SORA', nameKo: '소라', gender: 'male' }),
  ],
  songs: [
    songEntry(7, {
      title: '花の歌',
      titleKo: '꽃 노래',
      reading: 'はなのうた',
      artistIds: [1],
      year: 2026,
      level: 'N5',
      wordIds: [50_377, 50_412, 999_999],
      lines: [
        {
          stanza: 1,
          seq: 1,
          text: '花[はな]は[わ] 食[た]べない',
          pronunciation: '하나와 타베나이',
          meaningKo: '꽃은 먹지 않아',
          places: [
            [50_377, 0, 1],
            [50_412, 2, 6],
          ],
          startMs: null,
          endMs: null,
        },
        {
          ...{ stanza: 2, seq: 2, text: 'また あした', pronunciation: '마타 아시타', meaningKo: '내일 또', places: [] },
          ...{ startMs: null, endMs: null },
        },
      ],
    }),
    songEntry(1001, { title: 'スター', titleKo: '스타', reading: 'すたー', year: 2015, videoId: 'abcdefghi-_' }),
    songEntry(1002, { title: '青い道', titleKo: '푸른 길', reading: 'あおいみち', artistIds: [102, 101], album: 'AO' }),
  ],
};

/** One artist and one song, both with this id. */
export const songsOfIds = (id: number): StoredSongs =>
  storedSongs({
    artists: [artistEntry(id, { name: '花子', nameKo: '하나코' })],
    songs: [songEntry(id, { title: '花', titleKo: '꽃', artistIds: [id] })],
  });

/** A book as the database has it. */
export const storedSongs = (book: SongBook): StoredSongs => ({
  artists: book.artists.map((artist) => ({ ...artist, genres: [...artist.genres] })),
  songs: book.songs.map(({ artistIds: _, lines: __, ...song }) => ({
    ...song,
    wordIds: [...song.wordIds],
    unknownWords: 0,
  })),
  songArtists: book.songs.flatMap(({ id, artistIds }) =>
    artistIds.map((artistId, position) => ({ songId: id, position, artistId })),
  ),
  lines: book.songs.flatMap(({ id, lines }) => lines.map((line) => ({ songId: id, ...line, number: line.seq }))),
});

export const sampleSongs: StoredSongs = storedSongs(sampleBook);
