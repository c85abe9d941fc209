import { expect, test } from 'vitest';
import { jlptRedirect } from './jlpt-redirect.js';

test.each([
  ['', '/jlpt?level=N5'],
  ['level=', '/jlpt?level=N5'],
  ['level=N6', '/jlpt?level=N5'],
  ['level=N5', null],
  ['level=n1', null],
  ['q=%ED%95%98&level=xyz', '/jlpt?q=%ED%95%98&level=N5'],
  ['level=N1&level=N2', '/jlpt?level=N5'],
  ['level=N3&q=%ED%95%98&level=N3', '/jlpt?level=N5&q=%ED%95%98'],
])('/jlpt?%s', (query, expected) => {
  expect(jlptRedirect(new URLSearchParams(query))).toBe(expected);
});
