import { expect, test } from 'vitest';
import { asSearched } from '../language/index.js';
import { withAcceptedAnswers } from './accepted-answers.js';
import { createSearchIndex } from './search-index.js';
import { sample } from './test/sample.js';

const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  食べる: ['들다', '식사하다'],
  飲む: ['들이켜다', '들다'],
  花: ['꽃송이'],
  大学: ['캠퍼스'],
};
const words = sample.map((word) => ({ ...word, accept: ACCEPTED[word.japaneseWord] ?? [] }));
const index = createSearchIndex(words);
const search = withAcceptedAnswers(index, words);
const all = { offset: 0, limit: words.length };
const found = (query: string, mode: 'meaning' | 'all' | 'pronunciation' = 'meaning') =>
  search.search(asSearched(query), mode, all).hits.map(({ row }) => words[row]!.japaneseWord);

// biome-ignore format: a table, to be read down
test.each([
  ['캠퍼스',    ['大学']],
  ['들다',      ['食べる', '飲む']],          // the more basic first
  ['식사했어요', ['食べる']],                 // a form of it
  ['들었어',    ['食べる', '飲む']],
  ['꽃송',      []],                          // a part of an answer is none
])('%s finds %j by meaning and in all fields, not by pronunciation', (query, expected) => {
  expect(found(query)).toEqual(expected);
  expect(found(query, 'all')).toEqual(expected);
  expect(found(query, 'pronunciation')).toEqual([]);
});

test('what was accepted is said to be read as the first sense of the word', () => {
  const readAs = (query: string) => search.search(asSearched(query), 'meaning', all).interpretedAs;
  expect(['캠퍼스', '식사했어요', '먹다', '꽃송'].map(readAs)).toEqual(['대학', '먹다', null, null]);
});

test('what the index finds stands first, as it is, and nothing twice', () => {
  const before = index.search(asSearched('먹다'), 'meaning', all);
  expect(search.search(asSearched('먹다'), 'meaning', all)).toEqual(before);
  const { hits, total } = search.search(asSearched('꽃송이'), 'meaning', all);
  expect([total, hits[0]!.match]).toEqual([1, 'tolerant']);
  expect(search.search(asSearched('캠퍼스'), 'meaning', all, { exactOnly: true }).total).toBe(0);
});

test('a window is a part of the whole', () => {
  const { hits, total } = search.search(asSearched('들다'), 'meaning', all);
  const part = search.search(asSearched('들다'), 'meaning', { offset: 1, limit: 1 });
  expect([part.total, part.hits]).toEqual([total, hits.slice(1)]);
});
