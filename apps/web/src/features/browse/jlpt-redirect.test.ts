import { expect, test } from 'vitest';
import { jlptAddress } from './jlpt-redirect.js';

// biome-ignore format: a table, to be read down
test.each([
  ['/jlpt?level=N3',       null],
  ['/jlpt?level=n1',       null],
  ['/jlpt/?level=N1',      null],
  ['/jlpt',                '/jlpt?level=N5'],
  ['/jlpt?level=',         '/jlpt?level=N5'],
  ['/jlpt?level=N6',       '/jlpt?level=N5'],
  ['/jlpt?level=N9',       '/jlpt?level=N5'],
  ['/jlpt?level=N3&level=N4', '/jlpt?level=N5'],
  ['/jlpt?q=%EA%B0%80',    '/jlpt?q=%EA%B0%80&level=N5'],
  ['/jlpt/xyz',            '/jlpt?level=N2'],
  ['/jlpt/N3?level=N3',    '/jlpt?level=N2'],
])('%s', (address, goesTo) => {
  const [pathname = '', search = ''] = address.split('?');
  expect(jlptAddress({ pathname, search: search && `?${search}` })).toBe(goesTo);
});
