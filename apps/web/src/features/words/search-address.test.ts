import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTyped } from '../../parts/search/typed.js';
import {
  changedAddress,
  type HomeAddress,
  homeAddress,
  modes,
  readHomeAddress,
  START,
  sameSearch,
} from './search-address.js';

test.each([
  ['pronunciation', '', START, '/'],
  ['pronunciation', '', 1, '/?page=1'],
  ['pronunciation', '', 2, '/?page=2'],
  ['meaning', '', START, '/?m=meaning'],
  ['meaning', '', 1, '/?m=meaning&page=1'],
  ['pronunciation', '하나', 1, `/?m=pron&q=${encodeURIComponent('하나')}`],
  ['meaning', 'a&b', 4, '/?m=meaning&q=a%26b&page=4'],
] as const)('%s "%s" page %i is at %s', (mode, q, page, address) => {
  expect(homeAddress({ mode, q }, page)).toBe(address);
});

test.each([
  ['하나', `/?m=pron&q=${encodeURIComponent('하나')}&exact=true`],
  ['', '/'],
])('exactly "%s" is at %s', (q, address) => {
  expect(homeAddress({ mode: 'pronunciation', q, exact: true })).toBe(address);
});

test.each([
  ['the same', { mode: 'pronunciation', q: '하나' }, true],
  ['not exactly, said or not', { mode: 'pronunciation', q: '하나', exact: false }, true],
  ['exactly', { mode: 'pronunciation', q: '하나', exact: true }, false],
  ['the other mode', { mode: 'meaning', q: '하나' }, false],
  ['another query', { mode: 'pronunciation', q: '하니' }, false],
] as const)('a search compared with %s', (_, other, same) => {
  expect(sameSearch({ mode: 'pronunciation', q: '하나' }, other)).toBe(same);
});

test('without a query every search lists all words', () => {
  expect(sameSearch({ mode: 'pronunciation', q: '' }, { mode: 'meaning', q: '', exact: true })).toBe(true);
});

test('an address is read back as it was written', () => {
  const query = fc.string({ unit: 'grapheme' }).map((text) => readTyped(text).q ?? '');
  fc.assert(
    fc.property(
      fc.constantFrom(...modes),
      query,
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.boolean(),
      (mode, q, page, isExact) => {
        const exact = isExact && q !== '' ? { exact: true } : {};
        const { search } = new URL(homeAddress({ mode, q, ...exact }, page), 'http://utarang.test');
        expect(readHomeAddress(search)).toEqual({ mode, q, page, ...exact });
      },
    ),
  );
});

const page2: HomeAddress = { mode: 'pronunciation', q: '하나', page: 2 };
const page2Exact: HomeAddress = { ...page2, exact: true };
const start: HomeAddress = { mode: 'pronunciation', q: '', page: START };
const list3: HomeAddress = { mode: 'pronunciation', q: '', page: 3 };

// biome-ignore format: a table, to be read down
test.each([
  // case                                    from        change                              leads to
  ['nothing',                                page2,      {},                                 page2],
  ['the same text',                          page2Exact, { q: '하나' },                       page2Exact],
  ['another text, not meant exactly',        page2Exact, { q: '하늘' },                       { ...page2, q: '하늘', page: 1 }],
  ['exactly this text',                      page2,      { exact: true },                    { ...page2Exact, page: 1 }],
  ['what is like it again',                  page2Exact, { exact: false },                   { ...page2, page: 1 }],
  ['the other mode',                         page2,      { mode: 'meaning' },                { ...page2, mode: 'meaning', page: 1 }],
  ['the other mode of exactly this text',    page2Exact, { mode: 'meaning' },                { ...page2Exact, mode: 'meaning', page: 1 }],
  ['the other mode, with what was typed',    page2,      { mode: 'meaning', q: '하늘' },      { mode: 'meaning', q: '하늘', page: 1 }],
  ['the other mode of the list, as it is',   list3,      { mode: 'meaning' },                { ...list3, mode: 'meaning' }],
  ['no text: the start',                     page2,      { q: '' },                          { ...list3, page: START }],
  ['the other mode of the start',            start,      { mode: 'meaning' },                { ...start, mode: 'meaning' }],
  ['a text on the start',                    start,      { q: '하늘' },                      { ...page2, q: '하늘', page: 1 }],
] as const)('a change to %s', (_, from, change, to) => {
  expect(changedAddress(from, change)).toEqual(to);
});
