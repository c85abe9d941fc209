import { expect, test } from 'vitest';
import { jlptRedirect, pathOf, withQuery } from './address.js';

test.each([
  ['songs', {}, '/songs'],
  ['song', { id: 7 }, '/songs/7'],
  ['myLyric', { id: 'a/b?c' }, '/my-lyrics/a%2Fb%3Fc'],
  ['ending', { id: '$&' }, '/endings/%24%26'],
] as const)('the address of %s %o', (page, params, path) => {
  expect(pathOf(page, params)).toBe(path);
});

test.each<[Parameters<typeof withQuery>[1], string]>([
  [{}, '/songs'],
  [{ q: '', sort: false, page: undefined }, '/songs'],
  [{ q: '하나', page: '2' }, '/songs?q=%ED%95%98%EB%82%98&page=2'],
])('an address with %o', (parameters, address) => {
  expect(withQuery('/songs', parameters)).toBe(address);
});

// biome-ignore format: a table, to be read down
test.each([
  ['/jlpt?level=N3',                        null],
  ['/jlpt?level=n1',                        null],
  ['/jlpt/?level=N1',                       null],
  ['/jlpt?level=N3&q=%ED%95%98&page=2',     null],
  ['/jlpt',                                 '/jlpt?level=N5'],
  ['/jlpt?level=',                          '/jlpt?level=N5'],
  ['/jlpt?level=N6',                        '/jlpt?level=N5'],
  ['/jlpt?level=N1&level=N2',               '/jlpt?level=N5'],
  ['/jlpt?level=N3&q=%ED%95%98&level=N3',   '/jlpt?level=N5&q=%ED%95%98'],
  ['/jlpt?q=%EA%B0%80',                     '/jlpt?q=%EA%B0%80&level=N5'],
  ['/jlpt/xyz',                             '/jlpt?level=N2'],
  ['/jlpt/N3?level=N3',                     '/jlpt?level=N2'],
])('%s leads to %s', (address, goesTo) => {
  const [pathname = '', search] = address.split('?');
  expect(jlptRedirect(pathname, new URLSearchParams(search))).toBe(goesTo);
});
