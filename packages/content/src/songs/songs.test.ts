import { piecesOf } from '@utarang/domain/sentences';
import { expect, test } from 'vitest';
import { formatProblem } from '../problem.js';
import { ARTIST_COLUMNS, readArtists } from './artists.js';
import { moraeOf, readOriginal } from './originals.js';
import { readPublished, SONG_COLUMNS } from './published.js';

const bio = '가나다는 2013년에 데뷔했어요. 장르는 록이에요.';
const artists = `${ARTIST_COLUMNS.join('\t')}
101\t花子\t하나코\tHanako\tfemale\t2013\t일본\tJ-POP;록\thttps://hanako.example/\thttps://www.youtube.com/@hanako\t\thttps://x.com/hanako\t2026-11-22\t${bio}
102\tSORA\t소라\tSora\tmixed\t\t일본\t록\t\t\t\t\t2026-11-22\t${bio}
`;
const artistProblems = (text: string) => readArtists(text).problems.map(formatProblem);

test('a good list of artists has no problems, and says null for what is not known', () => {
  expect(artistProblems(artists)).toEqual([]);
  const [hanako, sora] = readArtists(artists).artists;
  expect(hanako).toMatchObject({ id: 101, debutYear: 2013, genres: ['J-POP', '록'], instagram: null });
  expect(sora).toMatchObject({ id: 102, debutYear: null, website: null, x: null });
});

// biome-ignore format: a table, to be read down
test.each([
  // planted               from                      to                          problem
  ['an id twice',          '102\tSORA',              '101\tSORA',                'artists.tsv:3: id 101 must be higher than 101 in the line before'],
  ['an id of a song',      '102\tSORA',              '1002\tSORA',               'artists.tsv:3: id "1002" is not from 1 to 999'],
  ['a name twice',         'SORA\t소라',             '花子\t소라',               'artists.tsv:3: 花子 is there twice'],
  ['no Korean name',       '하나코',                 'Hanako',                   'artists.tsv:2: nameKo "Hanako" has no Hangul'],
  ['an unknown gender',    'female',                 'woman',                    'artists.tsv:2: gender "woman" is not known'],
  ['no year',              '2013\t일본',             '2013?\t일본',              'artists.tsv:2: debutYear "2013?" is not a year'],
  ['an empty genre',       'J-POP;록',               'J-POP;',                   'artists.tsv:2: genres repeat or are empty'],
  ['an open connection',   'https://hanako',         'http://hanako',            'artists.tsv:2: website "http://hanako.example/" leads elsewhere'],
  ['another host',         'https://x.com/hanako',   'https://hanako.example/x', 'artists.tsv:2: x "https://hanako.example/x" leads elsewhere'],
  ['no day',               '2026-11-22',             '2026-13-01',               'artists.tsv:2: added "2026-13-01" is not a day, as 2026-11-22'],
  ['a short bio',          ' 장르는 록이에요.',      '',                         'artists.tsv:2: bio has 1 sentences, not 2 to 4'],
  ['a column too few',     '\t2026-11-22',           '',                         'artists.tsv:2: 13 columns instead of 14'],
] as const)('artists: %s', (_, from, to, problem) => {
  expect(artists).toContain(from);
  expect(artistProblems(artists.replace(from, to))).toEqual([problem]);
});

const songs = `${SONG_COLUMNS.join('\t')}
1001\t花の道\t꽃길\tはなのみち\t101\t2014\tHANA\tabcdefghi-_\t2026-11-22
1002\tスター\t스타\tすたー\t102,101\t2015\t\t\t2026-11-22
`;
const songProblems = (text: string) => readPublished(text, readArtists(artists).artists).problems.map(formatProblem);

test('a good list of songs has no problems, and no lyrics', () => {
  expect(songProblems(songs)).toEqual([]);
  expect(readPublished(songs, readArtists(artists).artists).songs[1]).toEqual({
    id: 1002,
    title: 'スター',
    titleKo: '스타',
    reading: 'すたー',
    artistIds: [102, 101],
    year: 2015,
    album: null,
    videoId: null,
    addedAt: '2026-11-22',
    level: null,
    wordIds: [],
    lines: [],
  });
});

// biome-ignore format: a table, to be read down
test.each([
  ['an id of our songs',   '1001\t花',       '1\t花',           'songs.tsv:2: id "1" is not from 1001 to 99999'],
  ['no Korean title',      '꽃길',           'Hana',            'songs.tsv:2: titleKo "Hana" has no Hangul'],
  ['a reading in kanji',   'はなのみち',     '花のみち',        'songs.tsv:2: reading "花のみち" is not hiragana'],
  ['a reading in katakana', 'すたー',        'スター',          'songs.tsv:3: reading "スター" is not hiragana'],
  ['an unknown artist',    '102,101',        '102,103',         'songs.tsv:3: there is no artist "103"'],
  ['an artist twice',      '102,101',        '101,101',         'songs.tsv:3: artists names one twice'],
  ['an address',           'abcdefghi-_',    'youtu.be/abc',    'songs.tsv:2: video "youtu.be/abc" is not the id of a video'],
  ['a video twice',        '2015\t\t\t',     '2015\t\tabcdefghi-_\t', 'songs.tsv:3: video abcdefghi-_ is there twice'],
] as const)('songs: %s', (_, from, to, problem) => {
  expect(songs).toContain(from);
  expect(songProblems(songs.replace(from, to))).toEqual([problem]);
});

const verse = (n: number) => `猫[ねこ]は[わ] ${'あ'.repeat(n)} 空[そら]\n고양이는 하늘\n`;
const refrain = 'また あした\n내일 또\nまた あとで\n이따 또\n';
const original = `id: 7
title: 雨[あめ]の 日[ひ]
korean: 비 오는 날
level: N5
artist: 101
year: 2026
added: 2026-11-22

${verse(1)}${verse(2)}${verse(3)}${verse(4)}
${refrain}
${verse(5)}${verse(6)}${verse(7)}${verse(8)}
${refrain}`;
const originalProblems = (text: string) => readOriginal('007.txt', text).problems.map(formatProblem);

test('a good song is read', () => {
  expect(originalProblems(original)).toEqual([]);
  const { song } = readOriginal('007.txt', original);
  expect(song).toMatchObject({ id: 7, title: '雨の日', reading: 'あめのひ', level: 'N5' });
  expect(song?.lines).toHaveLength(12);
  expect(song?.lines[4]).toEqual({
    stanza: 2,
    seq: 5,
    text: 'また あした',
    pronunciation: '마타 아시타',
    meaningKo: '내일 또',
    places: null,
    startMs: null,
    endMs: null,
  });
});

// biome-ignore format: a table, to be read down
test.each([
  ['a head out of order',  'korean: 비 오는 날\n', '',              ['007.txt:3: the line must begin with "korean: "']],
  ['an unknown level',     'N5',                   'N6',            ['007.txt:1: level "N6" is not known']],
  ['no Korean below',      '내일 또\nまた',        'また',          ['007.txt:19: "また あとで" is not plain Korean', '007.txt:20: "이따또" has a character that is not Japanese']],
  ['a kanji not read',     '猫[ねこ]は[わ] あ 空', '猫は[わ] あ 空', ['007.txt:9: there is no reading for "猫"']],
  ['a long line',          verse(1),               verse(9),        ['007.txt:1: stanza 1 has lines of 14, 7, 8, 9 beats']],
  ['no refrain',           `\n${refrain}\n`,       `\n${verse(1)}${verse(1).replace('あ', 'い')}\n`, ['007.txt:1: the song has no refrain: no lines come again']],
  ['too few lines',        verse(5),               '',              ['007.txt:1: the song has 11 lines, not 12 to 24']],
  ['two blank lines',      `\n${refrain}\n`,       `\n${refrain}\n\n`, ['007.txt:23: a blank line too many']],
] as const)('our own: %s', (_, from, to, problems) => {
  expect(original).toContain(from);
  expect(originalProblems(original.replace(from, to))).toEqual(expect.arrayContaining([...problems]));
});

// biome-ignore format: a table, to be read down
test.each([
  ['雨[あめ]が 降[ふ]る 朝[あさ]',  7],
  ['いっしょに',                    4],
  ['コーヒー、 飲[の]もうか',       8],
  ['ファン',                        2],
] as const)('%s has %d beats', (text, beats) => {
  expect(moraeOf(piecesOf(text)!)).toBe(beats);
});
