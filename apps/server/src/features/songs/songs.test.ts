import type { ArtistDetail, Song, SongDetail, WordDetail } from '@utarang/contract';
import { expect, test } from 'vitest';
import { memoryCatalogue, sampleSentences, sampleWords } from '../../../test/catalogue.js';
import { problemIn } from '../../../test/problem.js';
import { serve } from '../../../test/serve.js';
import { sampleSongs } from '../../../test/songs.js';

const NO_LISTS = { fields: [], fieldWords: [], koLike: [] };
const catalogue = memoryCatalogue(sampleWords, NO_LISTS, sampleSentences, sampleSongs);
const { get } = await serve({ catalogue });
const json = async <Body>(path: string) => (await (await get(path)).json()) as Body;

test('artists are listed by their Korean names, with how many songs they have', async () => {
  expect(await json('/api/artists')).toEqual([
    expect.objectContaining({ id: 102, nameKo: '소라', songCount: 1 }),
    expect.objectContaining({ id: 1, nameKo: '우타란', songCount: 1 }),
    {
      id: 101,
      name: '花子',
      nameKo: '하나코',
      nameRomaji: 'Hanako',
      gender: 'female',
      imageUrl: null,
      songCount: 2,
      createdAt: '2026-11-21T15:00:00.000Z',
    },
  ]);
});

test('an artist has what is known, and the songs with the latest first', async () => {
  const artist = await json<ArtistDetail>('/api/artists/101');
  expect(artist).toMatchObject({
    debutYear: 2013,
    country: '일본',
    genres: ['J-POP', '록'],
    website: 'https://hanako.example/',
    socials: { youtube: 'https://www.youtube.com/@hanako', instagram: null, x: null },
  });
  expect(artist.songs.map(({ id, year }) => [id, year])).toEqual([
    [1002, 2020],
    [1001, 2015],
  ]);
});

test('songs are listed with our own first, the others as their titles are read', async () => {
  const songs = await json<Song[]>('/api/songs');
  expect(songs.map(({ id }) => id)).toEqual([7, 1002, 1001]);
  expect(songs[1]).toEqual({
    id: 1002,
    title: '青い道',
    titleKo: '푸른 길',
    titleReading: 'あおいみち',
    year: 2020,
    album: 'AO',
    imageUrl: null,
    youtubeUrl: null,
    artists: [
      { id: 102, name: 'SORA', nameKo: '소라', nameRomaji: 'Kashu 102' },
      { id: 101, name: '花子', nameKo: '하나코', nameRomaji: 'Hanako' },
    ],
    hasLyrics: false,
    level: null,
  });
  expect(songs[2]?.youtubeUrl).toBe('https://www.youtube.com/watch?v=abcdefghi-_');
});

test('the words of the songs that have lyrics are had at once', async () => {
  const { words } = await json<SongDetail>('/api/songs/7');
  expect(await json('/api/songs/words')).toEqual([{ id: 7, wordIds: words.map(({ id }) => id) }]);
});

test('a song of our own has its lines in three forms, with their readings and words', async () => {
  const song = await json<SongDetail>('/api/songs/7');
  expect(song).toMatchObject({ level: 'N5', hasLyrics: true });
  expect(song.lyrics).toEqual([
    {
      id: 7001,
      seq: 1,
      stanzaNo: 1,
      jpText: '花は食べない',
      koPron: '하나와 타베나이',
      koMean: '꽃은 먹지 않아',
      startMs: null,
      endMs: null,
      furigana: [
        ['花', 'はな'],
        ['は', null],
        ['食', 'た'],
        ['べない', null],
      ],
      words: [
        { id: 50_377, start: 0, end: 1 },
        { id: 50_412, start: 2, end: 6 },
      ],
      entries: [{ entry: { list: 'particles', id: 'wa' }, start: 1, end: 2 }],
    },
    expect.objectContaining({ id: 7002, stanzaNo: 2, jpText: 'またあした', words: [] }),
  ]);
  // A word that the book no longer has is left out.
  expect(song.words.map(({ id }) => id)).toEqual([50_377, 50_412]);
  expect(song.known).toEqual({ N5: 2, N4: 0, N3: 0, N2: 0, N1: 0, other: 0, unknown: 0 });
});

test('a published song has no line, and nothing that could be hard', async () => {
  expect(await json<SongDetail>('/api/songs/1001')).toMatchObject({
    ...{ lyrics: [], words: [], hasLyrics: false },
    known: { N5: 0, N4: 0, N3: 0, N2: 0, N1: 0, other: 0, unknown: 0 },
  });
});

test('a word says in which songs it stands', async () => {
  expect((await json<WordDetail>('/api/words/50377')).songs).toEqual([{ id: 7, title: '花の歌' }]);
  expect((await json<WordDetail>('/api/words/50300')).songs).toEqual([]);
});

// biome-ignore format: a table, to be read down
test.each([
  ['/api/artists/999',          'artist_not_found', '아티스트를 찾을 수 없어요'],
  ['/api/artists/1001',         'artist_not_found', '아티스트를 찾을 수 없어요'],
  ['/api/songs/999',            'song_not_found',   '노래를 찾을 수 없어요'],
  ['/api/songs/99999999999999', 'song_not_found',   '노래를 찾을 수 없어요'],
  ['/api/songs/-1',             'song_not_found',   '노래를 찾을 수 없어요'],
  ['/api/songs/7%20',           'song_not_found',   '노래를 찾을 수 없어요'],
  ['/api/artists/x',            'artist_not_found', '아티스트를 찾을 수 없어요'],
] as const)('%s is %s', async (path, code, detail) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await problemIn(response)).toMatchObject({ code, detail });
});

test.each(['/api/artists', '/api/artists/101', '/api/songs', '/api/songs/7'])(
  '%s is kept, and unchanged',
  async (path) => {
    const response = await get(path);
    const again = await get(path, { headers: { 'If-None-Match': response.headers.get('etag')! } });
    expect(again.status).toBe(304);
  },
);
