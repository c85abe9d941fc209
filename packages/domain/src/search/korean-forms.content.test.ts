import { expect, test } from 'vitest';
import { asSearched } from '../language/index.js';
import { KOREAN_FORMS, NO_KOREAN_FORM } from './korean-forms.cases.js';
import { wholeBook, wholeIndex, wholeIndexWithForms } from './test/whole-book.test-kit.js';
import type { SearchMode } from './words.js';

const [words, index, withForms] = [wholeBook, wholeIndex, wholeIndexWithForms];
const all = { offset: 0, limit: words.length };
const found = (query: string, mode: SearchMode = 'meaning') =>
  withForms.search(asSearched(query), mode, all).hits.map(({ row }) => words[row]!.japaneseWord);

test('the table is long enough to tell', () => {
  expect(new Set(KOREAN_FORMS.map(([query]) => query)).size).toBeGreaterThanOrEqual(60);
});

test.each(KOREAN_FORMS)('%s finds %s', (query, expected) => {
  for (const word of expected.split(' ')) {
    expect(found(query)).toContain(word);
    expect(found(query, 'all')).toContain(word);
  }
});

test('what the index finds stands first, as it is', () => {
  for (const [query] of KOREAN_FORMS) {
    for (const mode of ['meaning', 'all', 'pronunciation'] as const) {
      const before = index.search(asSearched(query), mode, all);
      const after = withForms.search(asSearched(query), mode, all);
      expect(after.hits.slice(0, before.total)).toEqual(before.hits);
      expect(after.hits.length).toBe(after.total);
      expect(new Set(after.hits.map(({ row }) => row)).size).toBe(after.total);
      expect(after.hits.map(({ rank }) => rank)).toEqual(after.hits.map(({ rank }) => rank).toSorted((a, b) => a - b));
      if (mode === 'pronunciation') expect(after).toEqual(before);
    }
  }
});

test('a window is a part of the whole', () => {
  for (const [query] of KOREAN_FORMS) {
    const { hits, total } = withForms.search(asSearched(query), 'all', all);
    const [offset, limit] = [1, 3];
    const part = withForms.search(asSearched(query), 'all', { offset, limit });
    expect([part.total, part.hits]).toEqual([total, hits.slice(offset, offset + limit)]);
  }
});

test('the page is told how a query was read that nothing else found', () => {
  expect(withForms.search(asSearched('사랑했어'), 'meaning', all).interpretedAs).toBe('사랑하다');
  expect(withForms.search(asSearched('슬픈 노래'), 'meaning', all).interpretedAs).toBe('슬프다 + 노래');
  expect(withForms.search(asSearched('보고 싶어요'), 'meaning', all).interpretedAs).toBe('보다');
});

test('searching exactly finds no form', () => {
  expect(withForms.search(asSearched('먹었어요'), 'meaning', all, { exactOnly: true }).total).toBe(0);
});

test.each(NO_KOREAN_FORM)('%j finds nothing further', (query) => {
  expect(withForms.search(asSearched(query), 'meaning', all)).toEqual(index.search(asSearched(query), 'meaning', all));
});
