import { expect, test } from 'vitest';
import { isTextOfSong } from './text-of-song.js';

const song = {
  title: '青い道',
  titleKo: '푸른 길',
  artists: [
    { name: 'SORA', nameKo: '소라' },
    { name: '花子', nameKo: '하나코' },
  ],
};

// biome-ignore format: a table, to be read down
test.each([
  ['青い道',   'SORA, 花子', true],
  ['青い道',   '',           true],
  ['青い 道!', 'sora',       true],
  ['푸른 길',  '하나코',     true],
  ['青い道',   '米津',       false],
  ['青い',     'SORA',       false],
  ['',         'SORA',       false],
  ['!?',       '',           false],
] as const)('%s by %s: %s', (title, artist, is) => {
  expect(isTextOfSong({ title, artist }, song)).toBe(is);
});
