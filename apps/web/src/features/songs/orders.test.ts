import type { Artist, Song } from '@utarang/contract';
import { expect, test } from 'vitest';
import { artistSorts, artistsBy, songSorts, songsBy, sortNamed } from './orders.js';

const artist = (id: number, createdAt: string) => ({ id, createdAt }) as Artist;
const song = (id: number, year: number) => ({ id, year }) as Song;
const ids = (of: readonly { id: number }[]) => of.map(({ id }) => id);

const artists = [artist(5, '2026-11-22'), artist(9, '2026-11-22'), artist(7, '2027-01-01')];
const songs = [song(1, 2026), song(2, 1999), song(3, 2018), song(4, 1999)];

// biome-ignore format: a table, to be read down
test.each([
  ['name',   [5, 9, 7]],
  ['newest', [7, 9, 5]],
  ['oldest', [5, 9, 7]],
] as const)('artists by %s', (sort, order) => {
  expect(ids(artistsBy(sort, artists))).toEqual(order);
});

// biome-ignore format: a table, to be read down
test.each([
  ['title',  [1, 2, 3, 4]],
  ['newest', [1, 3, 2, 4]],
  ['oldest', [2, 4, 3, 1]],
] as const)('songs by %s', (sort, order) => {
  expect(ids(songsBy(sort, songs))).toEqual(order);
});

test('an order that there is not is the first', () => {
  expect(sortNamed(songSorts, 'oldest')).toBe('oldest');
  expect(sortNamed(songSorts, 'name')).toBe('title');
  expect(sortNamed(artistSorts, '')).toBe('name');
});
