import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { silentLog } from '../../test/log.js';
import { artistEntry, sampleBook, sampleSongs, songEntry } from '../../test/songs.js';
import { readVersion } from '../catalogue/snapshot.js';
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
  const version = await readVersion(database);
  await seedSongs(database, sampleBook, silentLog);
  expect(await readVersion(database)).toBe(version);
});

test('what the content changed is changed, what it lost is gone, and what others added stays', async () => {
  await seedSongs(database, sampleBook, silentLog);
  const version = await readVersion(database);
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
  expect(await readVersion(database)).toBeGreaterThan(version);
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
