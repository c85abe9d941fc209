import { expect, test } from 'vitest';
import { format } from './format.js';

test.each([
  ['a number gets separators', () => format('{n}개 찾았어요', { n: 8075 }), '8,075개 찾았어요'],
  ['a string stays as it is', () => format('{page} · 우타랑', { page: '가나 표' }), '가나 표 · 우타랑'],
  ['several places', () => format('{total}개 중 {n}번째', { total: 24, n: 3 }), '24개 중 3번째'],
  ['a value with braces is not filled again', () => format('{word} 저장', { word: '{n}' }), '{n} 저장'],
  ['a year is passed as text', () => format('{year}년', { year: '2026' }), '2026년'],
])('%s', (_, filled, expected) => {
  expect(filled()).toBe(expected);
});

test('a missing value does not compile', () => {
  // @ts-expect-error `n` is missing
  expect(format('{n}개', {})).toBe('{n}개');
});
