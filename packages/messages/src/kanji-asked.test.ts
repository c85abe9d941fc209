import { QUERY_MAX } from '@utarang/contract';
import { expect, test } from 'vitest';
import { kanjiAsked } from './kanji-asked.js';

test.each([
  ['', null, null, ''],
  ['', 'all', 'all', ''],
  ['학', 'all', '', '학'],
  ['학', '氵', '8', '학 부수:氵 획:8'],
  ['', '月육달월', null, '부수:月육달월'],
])('%j with the radical %s and %s strokes asks for "%s"', (q, radical, strokes, asked) => {
  expect(kanjiAsked(q, radical, strokes)).toBe(asked);
});

test.each([
  ['가'.repeat(QUERY_MAX), '氵', '8'],
  ['😀'.repeat(QUERY_MAX), '阝우부방', '29'],
  [`${'가 '.repeat(QUERY_MAX / 2 - 1)}가`, '水'.repeat(500), '9'.repeat(500)],
])('what is asked for is never longer than a query may be', (q, radical, strokes) => {
  const asked = kanjiAsked(q, radical, strokes);
  expect([...asked].length).toBeLessThanOrEqual(QUERY_MAX);
  expect(asked).toContain(` 부수:${radical.slice(0, 20)} 획:${strokes.slice(0, 20)}`);
});
