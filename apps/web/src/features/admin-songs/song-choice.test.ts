import { expect, test } from 'vitest';
import { chosenSongs, readSongChoice, writeSongChoice } from './song-choice.js';
import { NEW_SONG } from './song-draft.js';

const song = (id: number, over: Partial<typeof NEW_SONG> & { lineCount?: number }) => {
  const { lines: _, ...row } = NEW_SONG;
  return { ...row, lineCount: 0, ...over, id };
};
const songs = [
  song(3, { title: '青い道', titleKo: '푸른 길', artists: [{ id: 1, name: 'SORA', nameKo: '소라' }], year: 2020 }),
  song(2, { title: 'スター', reading: 'すたー', lineCount: 3 }),
  song(1, { title: '花', album: 'HANA', retired: true }),
];

// biome-ignore format: a table, to be read down
test.each([
  ['',                 [3, 2, 1]],
  ['?q=푸른길',        [3]],
  ['?q=sora',          [3]],
  ['?q=2020',          [3]],
  ['?q=すた',          [2]],
  ['?q=hana',          [1]],
  ['?show=lines',      [2]],
  ['?show=retired',    [1]],
  ['?q=x&show=x',      []],
])('%s', (search, ids) => {
  expect(chosenSongs(songs, readSongChoice(search)).map(({ id }) => id)).toEqual(ids);
});

test('an address is read as it was written, and what is usual is left out', () => {
  const choice = { q: '花 & 空', show: 'retired', page: 3 } as const;
  expect(readSongChoice(writeSongChoice(choice))).toEqual(choice);
  expect(writeSongChoice(readSongChoice('?page=0&show=y&q='))).toBe('');
});
