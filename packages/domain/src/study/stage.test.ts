import { expect, test } from 'vitest';
import { stageOf } from './stage.js';

// biome-ignore format: a table, to be read down
test.each([
  // points  name    level  toNext
  [0,        'N100', 0,     500],
  [499,      'N100', 0,     1],
  [500,      'N5',   1,     500],
  [999,      'N5',   1,     1],
  [1000,     'N4',   2,     500],
  [1499,     'N4',   2,     1],
  [1500,     'N3',   3,     500],
  [1999,     'N3',   3,     1],
  [2000,     'N2',   4,     1000],
  [2999,     'N2',   4,     1],
  [3000,     'N1',   5,     null],
  [99_999,   'N1',   5,     null],
] as const)('%d points are %s', (points, name, level, toNext) => {
  expect(stageOf(points)).toEqual({ name, level, toNext });
});
