import { readFile } from 'node:fs/promises';
import type { ArtistDetail, Song, SongDetail, WordDetail } from '@utarang/contract';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { emptyDatabase, makeOlder } from '../../test/backup.js';
import { silentLog } from '../../test/log.js';
import { serve } from '../../test/serve.js';
import { artistEntry, sampleBook, songEntry } from '../../test/songs.js';
import { imported, newArtist, newFile, newSong, refusal, songDatabase } from '../../test/songs-import.js';
import { createCatalogue } from '../catalogue/catalogue.js';
import { readVersion } from '../catalogue/changes.js';
import { loadSongs } from '../catalogue/songs.js';
import { seedSongs } from '../db/seed-songs.js';

/** A database for imports that are refused: it stays as it is. */
const shared = songDatabase(afterAll);

const stored = async ({ opened }: Awaited<ReturnType<typeof songDatabase>>) => ({
  version: await readVersion(opened.orm),
  ...(await loadSongs(opened.orm)),
});

const withLine = (index: number, change: object) => ({
  ...newFile,
  songs: [{ ...newSong, lines: newSong.lines.map((line, i) => (i === index ? { ...line, ...change } : line)) }],
});

test('a new song is shown by a running server, with its lines in three forms and the words of the book in them', async () => {
  const own = await songDatabase();
  const catalogue = await createCatalogue(own.opened, silentLog);
  onTestFinished(() => catalogue.close());
  const { get } = await serve({ catalogue, until: onTestFinished });
  const json = async <Body>(path: string) => (await (await get(path)).json()) as Body;
  expect(await json<Song[]>('/api/songs')).toHaveLength(3);

  expect((await imported(own.url, newFile)).split('\n')).toEqual([
    '+ artist 100001 朝子 (아사코)',
    '+ song 100001 朝の道 (花子, 朝子): 2 lines, 3 words of the book',
    'Imported: 1 song new, 1 artist new.',
  ]);
  await expect.poll(async () => (await json<Song[]>('/api/songs')).length).toBe(4);
  const song = await json<SongDetail>('/api/songs/100001');
  expect(song).toMatchObject({
    title: '朝の道',
    titleKo: '아침의 길',
    titleReading: 'あさのみち',
    year: 2024,
    album: 'ASA',
    youtubeUrl: 'https://www.youtube.com/watch?v=ABCDEFGHIJK',
    hasLyrics: true,
    level: null,
    artists: [{ name: '花子' }, { name: '朝子' }],
  });
  expect(song.lyrics.map(({ stanzaNo, jpText, koPron, koMean }) => [stanzaNo, jpText, koPron, koMean])).toEqual([
    [1, '花は食べない', '하나와 타베나이', '꽃은 먹지 않아'],
    [2, 'Oh\u00a0my学校', '오 마이 갓코우', '오 나의 학교'],
  ]);
  expect(song.lyrics[0]?.words).toEqual([
    { id: 50_377, start: 0, end: 1 },
    { id: 50_412, start: 2, end: 6 },
  ]);
  expect(song.words.map(({ id }) => id)).toEqual([50_377, 50_412, 50_201]);
  expect(song.known).toMatchObject({ N5: 3, unknown: 0 });
  expect(await json<WordDetail>('/api/words/50201')).toMatchObject({ songs: [{ id: 100_001 }] });
  expect(await json<ArtistDetail>('/api/artists/100001')).toMatchObject({
    nameKo: '아사코',
    createdAt: '2026-11-22T15:00:00.000Z',
  });
});

test('lines bring their times, told where they go backwards, and the same again changes nothing', async () => {
  const own = await songDatabase();
  const timed = (...times: (readonly [number, number | null])[]) => ({
    ...newFile,
    songs: [
      { ...newSong, lines: newSong.lines.map((line, i) => ({ ...line, startMs: times[i]![0], endMs: times[i]![1] })) },
    ],
  });
  await imported(own.url, timed([1000, 2500], [3000, null]));
  const { lines } = await loadSongs(own.opened.orm);
  expect(lines.filter(({ songId }) => songId === 100_001).map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [1000, 2500],
    [3000, null],
  ]);
  expect(await imported(own.url, timed([1000, 2500], [3000, null]))).toContain('1 song as before');
  const report = await imported(own.url, timed([5000, null], [3000, null]));
  expect(report).toContain('line 2: it sounds before a line that stands before it');
  expect(report).toContain('line 1, startMs: 1000 → 5000');
});

test('words that the book does not have are counted, each once, and again with the next import', async () => {
  const own = await songDatabase();
  const withWords = (...japanese: string[]) => ({
    ...newFile,
    songs: [{ ...newSong, lines: japanese.map((each) => ({ stanza: 1, japanese: each, korean: '뜻' })) }],
  });
  const unknownOf = async () => (await stored(own)).songs.find(({ id }) => id === 100_001)?.unknownWords;
  await imported(own.url, withWords('花[はな]と 窓[まど]', '窓[まど]が 光[ひか]った', '東京[とうきょう]の 花[はな]'));
  expect(await unknownOf(), '窓 and 光る; no name, no particle').toBe(2);
  expect(await imported(own.url, withWords('花[はな]と 窓[まど]', '窓[まど]', '花[はな]'))).toContain(
    'words that the book does not have: 2 → 1',
  );
  expect(await unknownOf()).toBe(1);
  const { opened } = own;
  await opened.pool.query('delete from seeds');
  await seedSongs(opened, sampleBook, silentLog);
  expect(await unknownOf(), 'the content does not know of them').toBe(1);
});

test('the same file again changes nothing and says so; in another form of Unicode it is the same', async () => {
  const own = await songDatabase();
  await imported(own.url, newFile);
  const before = await stored(own);
  const nothing = 'Nothing to change: 1 song as before, 1 artist as before.';
  expect(await imported(own.url, newFile)).toBe(nothing);
  const decomposed = JSON.stringify(newFile).normalize('NFD');
  expect(decomposed).not.toBe(JSON.stringify(newFile));
  expect(await imported(own.url, `\ufeff${decomposed}`)).toBe(nothing);
  const turned = { ...newFile, songs: [{ ...newSong, artists: ['花子', '朝子'], video: 'ABCDEFGHIJK' }] };
  expect(await imported(own.url, turned)).toBe(nothing);
  expect(await stored(own)).toEqual(before);
});

test('what changed is told old and new, and a dry run writes none of it', async () => {
  const own = await songDatabase();
  await imported(own.url, newFile);
  const before = await stored(own);
  const [first, second] = newSong.lines;
  const changed = {
    artists: [{ ...newArtist, nameKo: '아사꼬' }],
    songs: [
      {
        ...newSong,
        year: 2025,
        album: null,
        artists: ['朝子', '花子'],
        lines: [{ ...first!, korean: '꽃은 안 먹어' }, second!, { stanza: 2, japanese: '鼻[はな]', korean: '코' }],
      },
    ],
  };
  const difference = [
    '~ artist 100001 朝子 (아사꼬)',
    '    nameKo: 아사코 → 아사꼬',
    '~ song 100001 朝の道 (朝子, 花子): 3 lines, 4 words of the book',
    '    artists: 花子, 朝子 → 朝子, 花子',
    '    year: 2024 → 2025',
    '    album: ASA → none',
    '    words: 1 more, 0 fewer',
    '    line 1, korean: 꽃은 먹지 않아 → 꽃은 안 먹어',
    '    line 3: new: 鼻[はな]',
  ];
  expect((await imported(own.url, changed, { dryRun: true })).split('\n')).toEqual([
    ...difference,
    'Dry run: 1 song changed, 1 artist changed. Nothing was written.',
  ]);
  expect(await stored(own)).toEqual(before);
  expect((await imported(own.url, changed)).split('\n')).toEqual([
    ...difference,
    'Imported: 1 song changed, 1 artist changed.',
  ]);
  const { songs, lines, artists } = await stored(own);
  expect(songs.at(-1)).toMatchObject({ id: 100_001, year: 2025, album: null, addedAt: '2026-11-23' });
  expect(lines.filter(({ songId }) => songId === 100_001).map(({ meaningKo }) => meaningKo)).toEqual([
    '꽃은 안 먹어',
    '오 나의 학교',
    '코',
  ]);
  expect(artists.at(-1)?.nameKo).toBe('아사꼬');
  expect(await imported(own.url, { songs: [{ ...changed.songs[0]!, lines: [] }] })).toContain('line 3: gone: 鼻[はな]');
  expect((await stored(own)).lines.filter(({ songId }) => songId === 100_001)).toEqual([]);
});

test('a song that the book has gets its lines, keeps its facts, and keeps the lines through the next release', async () => {
  const own = await songDatabase();
  const { lines } = newSong;
  const file = { songs: [{ title: 'スター', artists: ['花子'], year: 1999, lines }] };
  expect((await imported(own.url, file)).split('\n')).toEqual([
    '~ song 1001 スター (花子): 2 lines, 3 words of the book',
    '    words: 3 more, 0 fewer',
    '    line 1: new: 花[はな]は[わ] 食[た]べない',
    '    line 2: new: Oh\u00a0my 学校[がっこう]',
    '! song 1 (スター): year stays as the book has it: 2015',
    'Imported: 1 song changed.',
  ]);
  await imported(own.url, newFile);
  const released = {
    ...sampleBook,
    artists: [...sampleBook.artists, artistEntry(103)],
    songs: [...sampleBook.songs, songEntry(1003)],
  };
  await seedSongs(own.opened, released, silentLog);
  const { songs, lines: kept } = await stored(own);
  expect(songs.map(({ id, wordIds }) => [id, wordIds.length])).toEqual([
    [7, 3],
    [1001, 3],
    [1002, 0],
    [1003, 0],
    [100_001, 3],
  ]);
  expect(kept.map(({ songId, seq }) => [songId, seq])).toEqual([
    [7, 1],
    [7, 2],
    [1001, 1],
    [1001, 2],
    [100_001, 1],
    [100_001, 2],
  ]);
  expect(await imported(own.url, newFile)).toBe('Nothing to change: 1 song as before, 1 artist as before.');
});

test('one bad row leaves all the rest untouched too, and every problem is told with its place', async () => {
  const own = await songDatabase();
  await imported(own.url, newFile);
  const before = await stored(own);
  const bad = {
    ...newSong,
    title: '夜の道',
    artists: ['月子'],
    lines: [{ ...newSong.lines[0]!, japanese: '空の 花[はな]' }],
  };
  const good = { ...newSong, title: '昼の道', video: null };
  expect(await refusal(own.url, { songs: [{ ...newSong, year: 2000 }, good, bad] })).toEqual([
    'song 3 (夜の道): there is no artist "月子": write the name as the book does, or add them to "artists".',
    'song 3 (夜の道), line 1: there is no reading for "空".',
    "song 3 (夜の道): video ABCDEFGHIJK is another song's.",
    'FILE has 3 problems: nothing was written.',
  ]);
  expect(await stored(own)).toEqual(before);
});

// biome-ignore format: a table, to be read down
test.each<[string, unknown, string]>([
  ['a line of no stanza',      withLine(0, { stanza: undefined }),             'song 1 (朝の道), line 1: stanza is missing'],
  ['a stanza left out',        withLine(1, { stanza: 3 }),                     'song 1 (朝の道), line 2: stanza 3 does not follow stanza 1'],
  ['a stanza 0',               withLine(0, { stanza: 0 }),                     'song 1 (朝の道), line 1: stanzas are counted from 1'],
  ['no Korean',                withLine(1, { korean: ' ' }),                   'song 1 (朝の道), line 2: korean is empty'],
  ['Korean that is none',      withLine(0, { korean: 'flower' }),              'song 1 (朝の道), line 1: korean "flower" has no Hangul'],
  ['a reading out of place',   withLine(0, { japanese: 'はな[はな]' }),        'song 1 (朝の道), line 1: "はな[はな]" has a reading that does not stand behind kanji'],
  ['an open bracket',          withLine(0, { japanese: '花[はな' }),           'song 1 (朝の道), line 1: "花[はな" has a reading that does not stand behind kanji'],
  ['a reading in katakana',    withLine(0, { japanese: '花[ハナ]' }),          'song 1 (朝の道), line 1: ハナ is not hiragana'],
  ['a sound that is none',     withLine(0, { japanese: '花[はな]は[え]' }),    'song 1 (朝の道), line 1: the sound of は is not え'],
  ['no pronunciation known',   withLine(1, { pronunciation: null }),           'song 1 (朝の道), line 2: how it is said cannot be told from "Oh my 学校[がっこう]": give its pronunciation in Hangul'],
  ['a pronunciation in kana',  withLine(1, { pronunciation: 'おお' }),         'song 1 (朝の道), line 2: pronunciation "おお" is not Hangul'],
  ['a control character',      withLine(0, { korean: '꽃\u0007' }),            'song 1 (朝の道), line 1: korean holds a character that cannot be shown'],
  ['a lone surrogate',         withLine(0, { korean: '꽃\ud800' }),            'song 1 (朝の道), line 1: korean holds a character that cannot be shown'],
  ['too long a line',          withLine(0, { korean: '꽃'.repeat(201) }),      'song 1 (朝の道), line 1: korean is longer than 200 characters'],
  ['too many lines',           { songs: [{ ...newSong, lines: Array(501).fill(newSong.lines[0]) }] }, 'song 1 (朝の道): lines has more than 500 lines'],
  ['a number for a text',      { songs: [{ ...newSong, title: 7 }] },          'song 1: title is not text'],
  ['a text for a year',        { songs: [{ ...newSong, year: '2024' }] },      'song 1 (朝の道): year is not a whole number'],
  ['a year that is none',      { artists: [newArtist], songs: [{ ...newSong, year: 24 }] }, 'song 1 (朝の道): year "24" is not a year'],
  ['a facts left out',         { artists: [newArtist], songs: [{ ...newSong, year: null, reading: undefined }] }, 'song 1 (朝の道): the book does not have this song, and the file no reading, year'],
  ['a misspelt field',         { songs: [{ ...newSong, titel: 'x' }] },        'song 1 (朝の道): has "titel", which is not known'],
  ['a level',                  { songs: [{ ...newSong, level: 'N5' }] },       'song 1 (朝の道): has "level", which is not known'],
  ['nobody who sings',         { songs: [{ ...newSong, artists: [] }] },       'song 1 (朝の道): artists names nobody'],
  ['an artist who sings twice', { songs: [{ ...newSong, artists: ['花子', '花子'] }] }, 'song 1 (朝の道): artists names one twice'],
  ['another host',             { artists: [newArtist], songs: [{ ...newSong, video: 'https://vimeo.example/1' }] }, 'song 1 (朝の道): video "https://vimeo.example/1" is not a video at YouTube'],
  ['a video of the book',      { artists: [newArtist], songs: [{ ...newSong, video: 'abcdefghi-_' }] }, 'song 1 (朝の道): video abcdefghi-_ is another song\'s'],
  ['a song twice',             { artists: [newArtist], songs: [newSong, { ...newSong, artists: ['朝子', '花子'] }] }, 'song 2 (朝の道): is there twice, first as song 1'],
  ['a song of ours',           { songs: [{ title: '花の歌', artists: ['うたらん'], lines: [] }] }, 'song 1 (花の歌): was written for this product, and an import does not change it'],
  ['an artist twice',          { artists: [newArtist, newArtist], songs: [] }, 'artist 2 (朝子): is there twice'],
  ['a short bio',              { artists: [{ ...newArtist, bio: '록이에요.' }], songs: [] }, 'artist 1 (朝子): bio has 1 sentences, not 2 to 4'],
  ['an unknown gender',        { artists: [{ ...newArtist, gender: 'woman' }], songs: [] }, 'artist 1 (朝子): gender "woman" is not known'],
  ['an address elsewhere',     { artists: [{ ...newArtist, x: 'https://z.example/' }], songs: [] }, 'artist 1 (朝子): x "https://z.example/" leads elsewhere'],
  ['no songs',                 {},                                             'the document: songs is missing'],
  ['a list',                   [],                                             'the document is not an object'],
  ['null',                     null,                                           'the document is not an object'],
])('refused with a sentence: %s', async (_, content, sentence) => {
  const { url } = await shared;
  const sentences = await refusal(url, content);
  expect(sentences).toContain(`${sentence}.`);
  expect(sentences.at(-1)).toMatch(/^FILE has (?:a problem|\d+ problems): nothing was written\.$/);
});

// biome-ignore format: a table, to be read down
test.each<[string, unknown, string]>([
  ['not JSON',        'title: 花',                            'FILE is not JSON.'],
  ['a comma too many', '{\n  "songs": [],\n}',                'FILE is not JSON: look at line 3, character 1.'],
  ['cut short',       JSON.stringify(newFile).slice(0, -40),  'FILE is not JSON'],
  ['empty',           '',                                     'FILE is not JSON: it is empty.'],
  ['another encoding', Buffer.from('{"songs":[]}', 'utf16le').fill(0xff, 0, 1), 'FILE is not text in UTF-8.'],
  ['larger than is read', Buffer.alloc(50_000_001, ' '),      'FILE has 51 MB, more than 50: divide it.'],
])('a file that is %s is refused', async (_, content, sentence) => {
  expect((await refusal((await shared).url, content)).join('\n')).toMatch(
    new RegExp(`^${sentence.replace(/[.]/g, '\\.')}.* Nothing was written\\.$`),
  );
});

test('a pronunciation that is given is kept, and told where the rule has another', async () => {
  const own = await songDatabase();
  const report = await imported(own.url, withLine(0, { pronunciation: '하나하 타베나이!' }));
  expect(report).toContain(
    '! song 1 (朝の道), line 1: the pronunciation is kept as "하나하 타베나이!"; by the rule it is "하나와 타베나이"',
  );
  expect((await stored(own)).lines.at(-2)?.pronunciation).toBe('하나하 타베나이!');
  expect(await imported(own.url, withLine(0, { pronunciation: '하나와타베나이…' }))).not.toContain('! song');
});

test('the same file imported many times at once is there once', async () => {
  const own = await songDatabase();
  const reports = await Promise.all(Array.from({ length: 4 }, () => imported(own.url, newFile)));
  expect(reports.filter((report) => report.includes('Imported:'))).toHaveLength(1);
  expect(reports.filter((report) => report.startsWith('Nothing to change:'))).toHaveLength(3);
  const { songs, artists, lines } = await stored(own);
  expect([songs.length, artists.length, lines.length]).toEqual([4, 4, 4]);
});

test('the example of the documentation is a good file', async () => {
  const page = await readFile(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
  const own = await songDatabase();
  const report = await imported(own.url, example);
  expect(report).toMatch(/\nImported: 1 song new, 1 artist new\.$/);
  expect(report).not.toContain('! ');
  expect((await stored(own)).lines.at(-2)?.pronunciation).toBe('니와노 이시와 마루이');
});

test('hundreds of songs are one import', async () => {
  const own = await songDatabase();
  const line = newSong.lines[0]!;
  const songs = Array.from({ length: 300 }, (_, i) => ({
    ...newSong,
    title: `道${i}`,
    artists: ['花子'],
    video: null,
    lines: Array.from({ length: 20 }, (__, n) => ({ ...line, japanese: `${line.japanese}${'ら'.repeat(n)}` })),
  }));
  expect(await imported(own.url, { songs })).toMatch(/\nImported: 300 songs new\.$/);
  expect(await imported(own.url, { songs })).toBe('Nothing to change: 300 songs as before.');
});

test('a database of no release, of an older one, or that was never started is refused', async () => {
  const empty = await emptyDatabase();
  expect(await refusal(empty.url, newFile)).toEqual(['The database holds nothing of this product.']);
  await makeOlder(empty.client);
  expect(await refusal(empty.url, newFile)).toEqual([
    'The database is of an older release: start the server, which brings it up to date.',
  ]);
  await empty.open();
  expect(await refusal(empty.url, newFile)).toEqual([
    'The database holds no songs yet: start the server, which brings them in.',
  ]);
});

test('what an admin changed stays, and the import says so', async () => {
  const own = await songDatabase();
  await imported(own.url, newFile);
  const sql = (text: string) => own.opened.pool.query(text);
  await sql(`update songs set title_ko = '아침 길', edited_at = now() where id = 100001`);
  await sql(`update artists set name_ko = '아사꼬', edited_at = now() where id = 100001`);
  const facts = { ...newSong, year: 2025, lines: newSong.lines.slice(0, 1) };
  expect((await imported(own.url, { ...newFile, songs: [facts] })).split('\n')).toEqual([
    '~ song 100001 朝の道 (花子, 朝子): 1 line, 2 words of the book',
    '    words: 0 more, 1 fewer',
    '    line 2: gone: Oh\u00a0my 学校[がっこう]',
    '! artist 1 (朝子): an admin changed this artist, and what they wrote stays',
    '! song 1 (朝の道): titleKo stays as the book has it: 아침 길',
    '! song 1 (朝の道): year stays as the book has it: 2024',
    'Imported: 1 song changed.',
  ]);
  await sql(`update song_lines set meaning_ko = '꽃은 안 먹어', number = 5 where song_id = 100001`);
  await sql('update songs set lines_edited_at = now() where id = 100001');
  expect((await imported(own.url, { ...newFile, songs: [newSong] })).split('\n')).toEqual([
    '! artist 1 (朝子): an admin changed this artist, and what they wrote stays',
    '! song 1 (朝の道): an admin changed its lines, and they stay',
    '! song 1 (朝の道): titleKo stays as the book has it: 아침 길',
    'Nothing to change: 1 song as before.',
  ]);
  const { songs, artists, lines } = await stored(own);
  expect(songs.at(-1)).toMatchObject({ titleKo: '아침 길', year: 2024 });
  expect(artists.at(-1)).toMatchObject({ nameKo: '아사꼬' });
  expect(lines.at(-1)).toMatchObject({ seq: 1, number: 5, meaningKo: '꽃은 안 먹어' });

  await sql('update songs set retired_at = now() where id = 100001');
  expect(await imported(own.url, newFile)).toContain(
    '! song 1 (朝の道): an admin took this song out of the book, and it stays out',
  );
  await sql('update artists set retired_at = now() where id = 100001');
  expect(await refusal(own.url, { songs: [{ ...newSong, title: '夜の道' }] })).toContain(
    'song 1 (夜の道): an admin took the artist "朝子" out of the book.',
  );
});
