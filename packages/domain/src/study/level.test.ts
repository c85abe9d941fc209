import { expect, test } from 'vitest';
import { levelOf, levelSpan } from './level.js';

// biome-ignore format: a table, to be read down
test.each([
  // points  level  from   next  at
  [0,        'N5',  0,    'N4',  500],
  [499,      'N5',  0,    'N4',  500],
  [500,      'N4',  500,  'N3',  1000],
  [999,      'N4',  500,  'N3',  1000],
  [1000,     'N3',  1000, 'N2',  2000],
  [1999,     'N3',  1000, 'N2',  2000],
  [2000,     'N2',  2000, 'N1',  3000],
  [2999,     'N2',  2000, 'N1',  3000],
  [3000,     'N1',  3000, null,  null],
  [99_999,   'N1',  3000, null,  null],
] as const)('%d points are %s', (points, level, from, next, index) => {
  expect(levelOf(points)).toBe(level);
  expect(levelSpan(points)).toEqual({ level, from, next: next && { level: next, from: index } });
});
