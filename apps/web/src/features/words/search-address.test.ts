import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, modes, readAddress, readTyped } from './search-address.js';

test.each([
  ['pronunciation', '', 1, '/'],
  ['pronunciation', '', 2, '/?page=2'],
  ['meaning', '', 1, '/?m=meaning'],
  ['pronunciation', '하나', 1, `/?m=pron&q=${encodeURIComponent('하나')}`],
  ['meaning', 'a&b', 4, '/?m=meaning&q=a%26b&page=4'],
] as const)('%s "%s" page %i is at %s', (mode, q, page, address) => {
  expect(addressOf({ mode, q }, page)).toBe(address);
});

test('an address is read back as it was written', () => {
  const query = fc.string({ unit: 'grapheme' }).map((text) => readTyped(text).q ?? '');
  fc.assert(
    fc.property(fc.constantFrom(...modes), query, fc.integer({ min: 1, max: 999_999_999 }), (mode, q, page) => {
      const { search } = new URL(addressOf({ mode, q }, page), 'http://utarang.test');
      expect(readAddress(search)).toEqual({ mode, q, page });
    }),
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
