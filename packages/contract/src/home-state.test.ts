import { expect, test } from 'vitest';
import { isStart, readHomeState, readPage } from './home-state.js';
import { QUERY_MAX } from './terms.js';

test.each([
  ['nothing', '', { mode: 'pronunciation', q: '' }],
  ['a query', '?q=타베루', { mode: 'pronunciation', q: '타베루' }],
  ['by meaning', '?m=meaning&q=먹다', { mode: 'meaning', q: '먹다' }],
  ['by pronunciation', '?m=pron&q=하나', { mode: 'pronunciation', q: '하나' }],
  ['an unknown mode', '?m=all&q=하나', { mode: 'pronunciation', q: '하나' }],
  ['a member of every object as mode', '?m=constructor&q=하나', { mode: 'pronunciation', q: '하나' }],
  ['spaces around the query', '?q=%20%20하나+', { mode: 'pronunciation', q: '하나' }],
  ['decomposed Hangul', `?q=${'하나'.normalize('NFD')}`, { mode: 'pronunciation', q: '하나' }],
  ['the longest query', `?q=${'하'.repeat(QUERY_MAX)}`, { mode: 'pronunciation', q: '하'.repeat(QUERY_MAX) }],
  ['a query that is too long', `?m=meaning&q=${'하'.repeat(QUERY_MAX + 1)}`, { mode: 'meaning', q: '' }],
  ['a control character', '?q=%00하나', { mode: 'pronunciation', q: '' }],
  ['exactly what was typed', '?q=하나&exact=true', { mode: 'pronunciation', q: '하나', exact: true }],
  ['anything else for exactly', '?q=하나&exact=1', { mode: 'pronunciation', q: '하나' }],
  ['several queries: the first', '?q=하나&q=둘', { mode: 'pronunciation', q: '하나' }],
])('%s', (_, search, state) => {
  expect(readHomeState(new URLSearchParams(search))).toEqual(state);
});

test.each([
  ['', 1],
  ['?page=1', 1],
  ['?page=12', 12],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=2.5', 1],
  ['?page=1e9', 1],
  ['?page=9999999999', 1],
  ['?page=abc', 1],
])('the page of "%s"', (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page);
});

test.each([
  ['', true],
  ['?m=meaning', true],
  ['?page=1', false],
  ['?page=2', false],
  ['?q=하나', false],
  ['?q=하나&page=1', false],
  ['?page=0', true],
  ['?page=abc', true],
  ['?q=%20', true],
  [`?q=${'하'.repeat(QUERY_MAX + 1)}`, true],
  ['?study=true&level=N5', true],
])('"%s" asks for the start: %s', (search, start) => {
  expect(isStart(new URLSearchParams(search))).toBe(start);
});
