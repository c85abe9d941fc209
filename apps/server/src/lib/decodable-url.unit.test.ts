import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodableUrl, isForPerson } from './decodable-url.js';

test.each([
  ['/', '/'],
  ['/kanji/%E5%AD%A6?q=%', '/kanji/%E5%AD%A6?q=%'],
  ['/?q=%ED%A0%80', '/?q=%ED%A0%80'],
  ['/100%25', '/100%25'],
  ['/100%', '/100%25'],
  ['/kanji/%ED%A0%80', '/kanji/%25ED%25A0%2580'],
  ['/kanji/%E5%AD%A6%FF?q=%41', '/kanji/%25E5%25AD%25A6%25FF?q=%41'],
  ['/%zz#%zz', '/%25zz#%zz'],
])('%s → %s', (url, decodable) => {
  expect(decodableUrl(url)).toBe(decodable);
});

test('each path can be decoded, and one that could is left as it is', () => {
  const part = fc.constantFrom('/', '%', '%F', '%FF', '%ED%A0%80', '%41', '%25', 'a', '?', '#', '하');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const url = decodableUrl(`/${parts.join('')}`);
      expect(() => decodeURIComponent(/^[^?#]*/.exec(url)?.[0] ?? '')).not.toThrow();
      expect(decodableUrl(url)).toBe(url);
    }),
  );
});

test.each([
  ['GET', '/kanji/a', true],
  ['HEAD', '/apiary', true],
  ['POST', '/kanji/a', false],
  ['GET', '/api', false],
  ['GET', '/api?q', false],
  ['GET', '/assets/a.js', false],
])('%s %s is for a person: %s', (method, url, expected) => {
  expect(isForPerson({ method, url })).toBe(expected);
});
