import { expect, test } from 'vitest';
import { heardPlace } from './heard-place.js';
import type { SearchHit } from './search-index.js';

// biome-ignore format: a table, to be read down
test.each<[name: string, hits: readonly Pick<SearchHit, 'match' | 'rank'>[], place: 'above' | 'below']>([
  ['the whole word: 相対 for 아이타이',              [{ match: 'exact', rank: 0 }, { match: 'inflected', rank: 4.1 }],  'below'],
  ['what begins so: 夏休み for 나츠야스',            [{ match: 'exact', rank: 1 }],                                     'below'],
  ['what has it inside',                             [{ match: 'exact', rank: 2.003 }],                                 'below'],
  ['a whole word in another spelling: 学校, 갓코오', [{ match: 'tolerant', rank: 0.5 }],                                'below'],
  ['a form: 食べたい',                               [{ match: 'inflected', rank: 4.1 }],                               'above'],
  ['what only sounds alike somewhere',               [{ match: 'tolerant', rank: 6.001 }],                              'above'],
  ['no word at all',                                 [],                                                                'above'],
])('%s', (_, [first], place) => {
  expect(heardPlace(first)).toBe(place);
});
