import type { AdminQueue } from '@utarang/contract';
import { expect, test } from 'vitest';
import { itemsOf, nextKey, readKind, writeKind } from './items.js';

const word = {
  id: 50_412,
  japaneseWord: '食べる',
  hiragana: 'たべる',
  koreanPronunciation: '타베루',
  meaningKo: '먹다',
  level: 'N5',
} as AdminQueue['reports'][number]['word'];
const report = (id: number, createdAt: string) => ({ id, word, field: 'meaningKo', note: '', createdAt });
const synonym = (id: number, createdAt: string) => ({ id, word, answerKo: '식사하다', members: 1, createdAt });
const queue: AdminQueue = {
  reports: [report(1, '2026-11-01T00:00:00.000Z'), report(3, '2026-11-03T00:00:00.000Z')],
  synonyms: [synonym(1, '2026-11-02T00:00:00.000Z')],
  wishes: [
    {
      ...{ id: 1, japaneseWord: '推し活', hiragana: '', meaningKo: '' },
      members: 2,
      createdAt: '2026-11-04T00:00:00.000Z',
    },
  ],
};
const keys = (kind: Parameters<typeof itemsOf>[1]) => itemsOf(queue, kind).map(({ key }) => key);

test('all kinds stand in one order, the oldest first, and each by itself', () => {
  expect(keys('all')).toEqual(['report-1', 'synonym-1', 'report-3', 'wish-1']);
  expect(keys('reports')).toEqual(['report-1', 'report-3']);
  expect(keys('synonyms')).toEqual(['synonym-1']);
  expect(keys('wishes')).toEqual(['wish-1']);
});

// biome-ignore format: a table, to be read down
test.each([
  ['report-1',  'synonym-1'],
  ['synonym-1', 'report-3'],
  ['report-3',  'wish-1'],
  ['wish-1',    'report-3'],
])('after %s comes %s', (leaving, next) => {
  expect(nextKey(itemsOf(queue, 'all'), leaving)).toBe(next);
});

test('after the only one comes none', () => {
  expect(nextKey(itemsOf(queue, 'synonyms'), 'synonym-1')).toBeNull();
});

test.each([
  ['', 'all', ''],
  ['?kind=reports', 'reports', '?kind=reports'],
  ['?kind=synonyms&x=1', 'synonyms', '?kind=synonyms'],
  ['?kind=words', 'all', ''],
] as const)('the address %j is of %s', (search, kind, written) => {
  expect(readKind(search)).toBe(kind);
  expect(writeKind(kind)).toBe(written);
});
