import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { silentLog } from '../../test/log.js';
import { artistEntry, sampleBook, sampleSongs, songEntry } from '../../test/songs.js';
import { readVersion } from '../catalogue/changes.js';
import { loadSongs } from '../catalogue/songs.js';
import type { Database } from './database.js';
import { seedSongs } from './seed-songs.js';

let own: TestDatabase;
let database: Database;
beforeEach(async () => {
  own = await createTestDatabase();
  database = await own.open();
});
afterEach(() => own.drop());

test('every field arrives', async () => {
  await seedSongs(database, sampleBook, silentLog);
  expect(await loadSongs(database.orm)).toEqual(sampleSongs);
});

test('the same content again changes nothing, not even the version', async () => {
  await seedSongs(database, sampleBook, silentLog);
  const version = await readVersion(database.orm);
  await seedSongs(database, sampleBook, silentLog);
  expect(await readVersion(database.orm)).toBe(version);
});

test('what the content changed is changed, what it lost is gone, and what others added stays', async () => {
  await seedSongs(database, sampleBook, silentLog);
  const version = await readVersion(database.orm);
  await database.pool.query(
    `insert into songs (id, title, title_ko, reading, year, added_at, word_ids)
     values (100001, '許した歌', '허락받은 노래', 'ゆるしたうた', 2020, '2026-11-22', '{}')`,
  );
  await seedSongs(
    database,
    { artists: [artistEntry(101, { nameKo: '하나코2' })], songs: [songEntry(1001, { year: 1999 })] },
    silentLog,
  );
  const { artists, songs, songArtists, lines } = await loadSongs(database.orm);
  expect(artists.map(({ id, nameKo }) => [id, nameKo])).toEqual([[101, '하나코2']]);
  expect(songs.map(({ id, year }) => [id, year])).toEqual([
    [1001, 1999],
    [100_001, 2020],
  ]);
  expect(songArtists).toEqual([{ songId: 1001, position: 0, artistId: 101 }]);
  expect(lines).toEqual([]);
  expect(await readVersion(database.orm)).toBeGreaterThan(version);
});

test('lines that an operator imported for a published song stay with their words, and its facts follow the content', async () => {
  await seedSongs(database, sampleBook, silentLog);
  await database.pool.query(`insert into song_lines values (1001, 1, 1, '花[はな]', '하나', '꽃')`);
  await database.pool.query(`update songs set word_ids = '{50377}' where id = 1001`);
  const [ours, star, other] = sampleBook.songs;
  await seedSongs(
    database,
    {
      ...sampleBook,
      songs: [{ ...ours!, lines: ours!.lines.slice(1), wordIds: [] }, { ...star!, year: 1999 }, other!],
    },
    silentLog,
  );
  const { songs, lines } = await loadSongs(database.orm);
  expect(songs.map(({ id, year, wordIds }) => [id, year, wordIds])).toEqual([
    [7, 2026, []],
    [1001, 1999, [50_377]],
    [1002, 2020, []],
  ]);
  expect(lines.map(({ songId, seq }) => [songId, seq])).toEqual([
    [7, 2],
    [1001, 1],
  ]);
});

test('two processes that seed at once leave one whole book', async () => {
  await Promise.all(Array.from({ length: 4 }, () => seedSongs(database, sampleBook, silentLog)));
  expect(await loadSongs(database.orm)).toEqual(sampleSongs);
});

test('what an admin edited stays: facts and singers, lines and words, each by itself', async () => {
  await seedSongs(database, sampleBook, silentLog);
  await database.pool.query(`update songs set title_ko = '별', edited_at = now() where id = 1001`);
  await database.pool.query('insert into song_artists values (1001, 1, 102)');
  await database.pool.query(`update song_lines set meaning_ko = '내일 봐' where song_id = 7 and seq = 2`);
  await database.pool.query(`update songs set lines_edited_at = now(), word_ids = '{50377}' where id = 7`);
  await database.pool.query(`update artists set name_ko = '하나꼬', edited_at = now() where id = 101`);
  const [ours, star, other] = sampleBook.songs;
  await seedSongs(
    database,
    {
      artists: sampleBook.artists.map((artist) => ({ ...artist, country: '한국' })),
      songs: [
        { ...ours!, year: 2000, lines: [], wordIds: [] },
        { ...star!, year: 1999 },
        { ...other!, year: 1998 },
      ],
    },
    silentLog,
  );
  const { artists, songs, songArtists, lines } = await loadSongs(database.orm);
  expect(artists.map(({ id, nameKo, country }) => [id, nameKo, country])).toEqual([
    [1, '우타란', '한국'],
    [101, '하나꼬', '일본'],
    [102, '소라', '한국'],
  ]);
  expect(songs.map(({ id, titleKo, year, wordIds }) => [id, titleKo, year, wordIds])).toEqual([
    [7, '꽃 노래', 2000, [50_377]],
    [1001, '별', 2015, []],
    [1002, '푸른 길', 1998, []],
  ]);
  expect(songArtists.filter(({ songId }) => songId === 1001).map(({ artistId }) => artistId)).toEqual([101, 102]);
  expect(lines.map(({ meaningKo }) => meaningKo)).toEqual(['꽃은 먹지 않아', '내일 봐']);

  // What the content lost stays where an admin changed it, and so does whom it names.
  await seedSongs(database, { artists: [], songs: [] }, silentLog);
  const left = await loadSongs(database.orm);
  expect(left.songs.map(({ id }) => id)).toEqual([7, 1001]);
  expect(left.artists.map(({ id }) => id)).toEqual([1, 101, 102]);
});

test('the version of a song counts its lines and its singers, and stays where a seed changes others', async () => {
  await seedSongs(database, sampleBook, silentLog);
  const versions = async () =>
    (await database.pool.query<{ version: number }>('select version from songs order by id')).rows.map(
      ({ version }) => version,
    );
  const [ours, star, other] = await versions();
  await seedSongs(
    database,
    { ...sampleBook, artists: sampleBook.artists.map((artist) => ({ ...artist, country: '한국' })) },
    silentLog,
  );
  expect(await versions()).toEqual([ours, star, other]);
  await database.pool.query(`update song_lines set meaning_ko = '내일 봐' where song_id = 7 and seq = 2`);
  await database.pool.query('delete from song_lines where song_id = 7 and seq = 1');
  await database.pool.query('delete from song_artists where song_id = 1002 and artist_id = 101');
  expect(await versions()).toEqual([ours! + 2, star, other! + 1]);
  await database.pool.query('update songs set year = year where id = 1001');
  expect(await versions()).toEqual([ours! + 2, star, other! + 1]);
});
