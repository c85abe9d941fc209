import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, modes, readAddress, readTyped, sameSearch } from './search-address.js';

test.each([
  ['pronunciation', '', 1, '/'],
  ['pronunciation', '', 2, '/?page=2'],
  ['meaning', '', 1, '/?m=meaning'],
  ['pronunciation', '하나', 1, `/?m=pron&q=${encodeURIComponent('하나')}`],
  ['meaning', 'a&b', 4, '/?m=meaning&q=a%26b&page=4'],
] as const)('%s "%s" page %i is at %s', (mode, q, page, address) => {
  expect(addressOf({ mode, q }, page)).toBe(address);
});

test.each([
  ['하나', `/?m=pron&q=${encodeURIComponent('하나')}&exact=true`],
  ['', '/'],
])('exactly "%s" is at %s', (q, address) => {
  expect(addressOf({ mode: 'pronunciation', q, exact: true })).toBe(address);
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
      (mode, q, page, wished) => {
        const exact = wished && q !== '' ? { exact: true } : {};
        const { search } = new URL(addressOf({ mode, q, ...exact }, page), 'http://utarang.test');
        expect(readAddress(search)).toEqual({ mode, q, page, ...exact });
      },
    ),
  );
});

test.each([
  ['  하나  ', '하나', null],
  ['하\t나\n다', '하 나 다', null],
  ['하나'.normalize('NFD'), '하나', null],
  ['하'.repeat(100).normalize('NFD'), '하'.repeat(100), null],
  ['   ', '', null],
  ['😀', '😀', null],
  ['하'.repeat(101), null, 'query_too_long'],
  ['\ud800', null, 'text_unreadable'],
  ['하\u0007', null, 'text_unreadable'],
])('%j is searched as %j', (typed, q, problem) => {
  expect(readTyped(typed)).toEqual({ q, problem });
});
