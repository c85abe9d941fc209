import { QUERY_MAX } from '@utarang/contract';
import { expect, test } from 'vitest';
import { readTyped } from './typed.js';

test.each([
  ['  하나  ', '하나', null],
  ['a \t b', 'a b', null],
  ['하\t나\n다', '하 나 다', null],
  ['\u200b하\u200b나\u2060', '하 나', null],
  ['하나'.normalize('NFD'), '하나', null],
  ['하'.repeat(QUERY_MAX).normalize('NFD'), '하'.repeat(QUERY_MAX), null],
  ['   ', '', null],
  ['😀', '😀', null],
  ['하'.repeat(QUERY_MAX + 1), null, 'query_too_long'],
  ['\ud800', null, 'text_unreadable'],
  ['하\u0007', null, 'text_unreadable'],
  [`${'하'.repeat(40).normalize('NFD')}\u0007`, null, 'text_unreadable'],
])('%j is searched as %j', (typed, q, problem) => {
  expect(readTyped(typed)).toEqual({ q, problem });
});
