import { expect, test } from 'vitest';
import { type ArtistFacts, type ArtistFault, artistFaults } from './artist-faults.js';
import { type SongFacts, type SongFault, songFaults, songKey } from './song-faults.js';

const song: SongFacts = { title: '朝の道', titleKo: '아침 길', reading: 'あさのみち', year: '2024' };

test('a good song has no fault, and what is not given is not judged', () => {
  expect(songFaults(song)).toEqual([]);
  expect(songFaults({})).toEqual([]);
});

// biome-ignore format: a table, to be read down
test.each<[Partial<SongFacts>, SongFault]>([
  [{ title: '' },            { field: 'title', fault: 'empty' }],
  [{ titleKo: '' },          { field: 'titleKo', fault: 'without_hangul' }],
  [{ titleKo: 'Morning' },   { field: 'titleKo', fault: 'without_hangul' }],
  [{ reading: '' },          { field: 'reading', fault: 'not_hiragana' }],
  [{ reading: 'アサ' },       { field: 'reading', fault: 'not_hiragana' }],
  [{ reading: 'あさ  みち' }, { field: 'reading', fault: 'not_hiragana' }],
  [{ year: '24' },           { field: 'year', fault: 'not_a_year' }],
  [{ year: '2124' },         { field: 'year', fault: 'not_a_year' }],
])('a song with %o', (over, fault) => {
  expect(songFaults({ ...song, ...over })).toEqual([fault]);
});

test('a song is told from others by its title and its artists in whatever order', () => {
  expect(songKey('か\u3099', [2, 11])).toBe(songKey('が', [11, 2]));
  expect(songKey('が', [2])).not.toBe(songKey('が', [2, 11]));
});

const artist: ArtistFacts = {
  name: '朝子',
  nameKo: '아사코',
  nameRomaji: 'Asako',
  gender: 'female',
  debutYear: '',
  country: '일본',
  genres: ['록'],
  website: 'https://asako.example/about?x=1',
  youtube: 'https://www.youtube.com/@asako',
  instagram: '',
  x: '',
  bio: '일본 아티스트예요. 록 음악을 해요.',
};

test('a good artist has no fault', () => {
  expect(artistFaults(artist)).toEqual([]);
});

// biome-ignore format: a table, to be read down
test.each<[Partial<ArtistFacts>, ArtistFault]>([
  [{ name: '' },                                { field: 'name', fault: 'empty' }],
  [{ nameKo: 'Asako' },                         { field: 'nameKo', fault: 'without_hangul' }],
  [{ nameRomaji: '' },                          { field: 'nameRomaji', fault: 'empty' }],
  [{ gender: 'woman' },                         { field: 'gender', fault: 'unknown' }],
  [{ debutYear: '13' },                         { field: 'debutYear', fault: 'not_a_year' }],
  [{ country: 'Japan' },                        { field: 'country', fault: 'without_hangul' }],
  [{ genres: [] },                              { field: 'genres', fault: 'repeated_or_empty' }],
  [{ genres: ['록', '록'] },                     { field: 'genres', fault: 'repeated_or_empty' }],
  [{ genres: ['록', ''] },                       { field: 'genres', fault: 'repeated_or_empty' }],
  [{ website: 'http://asako.example/' },        { field: 'website', fault: 'leads_elsewhere', host: null }],
  [{ website: 'javascript:alert(1)' },          { field: 'website', fault: 'leads_elsewhere', host: null }],
  [{ website: 'https://asako.example/ x' },     { field: 'website', fault: 'leads_elsewhere', host: null }],
  [{ x: 'https://x.com@z.example/' },           { field: 'x', fault: 'leads_elsewhere', host: 'x.com' }],
  [{ x: 'https://x.com.example/asako' },        { field: 'x', fault: 'leads_elsewhere', host: 'x.com' }],
  [{ bio: '일본 아티스트예요.' },                { field: 'bio', fault: 'sentences', count: 1 }],
])('an artist with %o', (over, fault) => {
  expect(artistFaults({ ...artist, ...over })).toEqual([fault]);
});
