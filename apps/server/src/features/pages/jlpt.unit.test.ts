import { expect, test } from 'vitest';
import { jlptRedirect } from './jlpt.js';

test.each([
  ['', '/jlpt?level=N5'],
  ['level=', '/jlpt?level=N5'],
  ['level=N6', '/jlpt?level=N5'],
  ['level=N5', null],
  ['level=n1', null],
  ['q=%ED%95%98&level=xyz', '/jlpt?q=%ED%95%98&level=N5'],
  ['level=N3&level=x', null],
])('/jlpt?%s', (query, expected) => {
  expect(jlptRedirect(new URLSearchParams(query))).toBe(expected);
});
