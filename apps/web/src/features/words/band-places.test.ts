import { PAGE_SIZE, type SearchBand } from '@utarang/contract';
import { expect, test } from 'vitest';
import { bandPlaces } from './band-places.js';

// biome-ignore format: a table, to be read down
test.each<[SearchBand[], number, SearchBand[], SearchBand[], SearchBand[]]>([
  // order                           words           above               below               links
  [['music', 'words'],               3,              ['music'],          [],                 []],
  [['music', 'entries'],             0,              ['music', 'entries'], [],               []],
  [['words', 'entries'],             PAGE_SIZE,      [],                 ['entries'],        []],
  [['words', 'entries', 'kanji'],    PAGE_SIZE + 1,  [],                 [],                 ['entries', 'kanji']],
  [['music', 'words', 'kanji'],      PAGE_SIZE + 1,  ['music'],          [],                 ['kanji']],
  [['words'],                        5,              [],                 [],                 []],
  [[],                               0,              [],                 [],                 []],
])('of %j beside %i words', (order, total, above, below, links) => {
  expect(bandPlaces({ order }, total)).toEqual({ above, below, links });
});
