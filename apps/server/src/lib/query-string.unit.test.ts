import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQueryString } from './query-string.js';

test.each([
  ['nothing', '', {}],
  ['a member', 'q=hana', { q: 'hana' }],
  ['escaped UTF-8', 'q=%ED%95%98%EB%82%98', { q: '하나' }],
  ['plus is a space', 'q=a+b%2Bc', { q: 'a b+c' }],
  ['repeated', 'q=a&q=b&q=c', { q: ['a', 'b', 'c'] }],
  ['without a value', 'q&page=', { q: '', page: '' }],
  ['equals signs in the value', 'q=a=b', { q: 'a=b' }],
  ['stray ampersands', '&&q=a&', { q: 'a' }],
  ['a percent sign that escapes nothing', 'q=100%&r=%zz&s=%', { q: '100%', r: '%zz', s: '%' }],
  ['half a surrogate pair', 'q=%ED%A0%80', { q: '\ud800' }],
  ['half a surrogate pair within a text', 'q=a%ED%A0%80b', { q: 'a\ud800b' }],
  ['a cut character', 'q=%ED%95', { q: '\ud800' }],
  ['an overlong zero', 'q=%C0%80', { q: '\ud800' }],
  ['an emoji', `q=${encodeURIComponent('🍎')}`, { q: '🍎' }],
])('%s', (_, text, members) => {
  expect({ ...parseQueryString(text) }).toEqual(members);
});

test('a name of Object.prototype is a name like any other', () => {
  const members = parseQueryString('__proto__=a&constructor=b');
  expect(Object.entries(members)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ]);
});

test('what a browser writes is read as it was meant', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => value.isWellFormed());
  fc.assert(
    fc.property(
      fc.dictionary(
        text.filter((name) => name !== ''),
        text,
      ),
      (members) => {
        const written = new URLSearchParams(Object.entries(members)).toString();
        expect(Object.entries(parseQueryString(written))).toEqual(Object.entries(members));
      },
    ),
  );
});
