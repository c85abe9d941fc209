import { expect, test } from 'vitest';
import { countedKeys } from '../counters/index.js';
import { asSearched } from '../language/index.js';
import { createSearchIndex } from './search-index.js';
import { lexiconOf } from './text-entries.js';
import { countedEntries, withCounted } from './with-counted.js';

const word = (id: number, japaneseWord: string, reading: string, koreanPronunciation: string, meaningKo: string) => ({
  ...{ id, japaneseWord, reading, koreanPronunciation, meaningKo },
});
const words = [
  word(9, '本', 'ほん', '혼', '책, ~자루'),
  word(8, '一本気', 'いっぽんぎ', '잇폰기', '외곬'),
  word(7, '階', 'かい', '카이', '~층'),
  word(6, '回', 'かい', '카이', '~번'),
  word(5, '散歩', 'さんぽ', '산포', '산책'),
  word(4, '歩', 'ほ', '호', '~걸음'),
];
const index = withCounted(createSearchIndex(words), words);
const everything = { offset: 0, limit: 10 };

const found = (query: string, mode: 'pronunciation' | 'meaning' | 'all' = 'all', window = everything) => {
  const { total, hits } = index.search(asSearched(query), mode, window);
  return { total, hits: hits.map(({ row, match, form }) => [words[row]!.japaneseWord, match, form?.written ?? null]) };
};

// biome-ignore format: a table, to be read down
test.each([
  ['3本',      'all',           [['本', 'inflected', '三本']]],
  ['三本',     'pronunciation', [['本', 'inflected', '三本']]],
  ['三本',     'meaning',       [['本', 'inflected', '三本']]],
  ['sanbon',   'pronunciation', [['本', 'inflected', '三本']]],
  ['세 자루',  'meaning',       [['本', 'inflected', '三本']]],
  ['세 자루',  'all',           [['本', 'inflected', '三本']]],
  ['二階',     'all',           [['階', 'inflected', '二階']]],
  ['にかい',   'all',           [['回', 'inflected', '二回'], ['階', 'inflected', '二階']]],
  // after the exact hits
  ['一本',     'all',           [['一本気', 'exact', null], ['本', 'inflected', '一本']]],
  ['いっぽん', 'all',           [['一本気', 'exact', null], ['本', 'inflected', '一本']]],
  ['산포',     'all',           [['散歩', 'exact', null], ['歩', 'inflected', '三歩']]],
] as const)('%s by %s', (query, mode, hits) => {
  expect(found(query, mode)).toEqual({ total: hits.length, hits });
});

test('with stored sounds it finds the same, in the same order', () => {
  const stored = withCounted(createSearchIndex(words), words, { counted: lexiconOf(countedEntries()) });
  const search = (of: typeof index, query: string) => of.search(asSearched(query), 'all', everything);
  for (const query of [
    ...new Set(countedKeys().map(({ key }) => key)),
    'さんかい',
    'しちにん',
    '산본',
    '三本',
    '세 자루',
  ])
    expect(search(stored, query), query).toEqual(search(index, query));
});

test('pages follow each other without gap', () => {
  const page = (offset: number) => found('一本', 'all', { offset, limit: 1 });
  expect([page(0), page(1), page(2)].map(({ total, hits }) => [total, hits.map(([written]) => written)])).toEqual([
    [2, ['一本気']],
    [2, ['本']],
    [2, []],
  ]);
});

test('what was asked for exactly, and a list that is read as a whole, find no counter', () => {
  expect(index.search(asSearched('3本'), 'all', everything, { exactOnly: true }).total).toBe(0);
  expect(index.search(asSearched('3本'), 'all', everything, { inList: true }).total).toBe(0);
});
