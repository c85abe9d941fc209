import { expect, test } from 'vitest';
import { levelOf } from './level.js';

// biome-ignore format: a table, to be read down
test.each([
  [0,      'N5'],
  [499,    'N5'],
  [500,    'N4'],
  [999,    'N4'],
  [1000,   'N3'],
  [1999,   'N3'],
  [2000,   'N2'],
  [2999,   'N2'],
  [3000,   'N1'],
  [99_999, 'N1'],
])('%d points are %s', (points, level) => {
  expect(levelOf(points)).toBe(level);
});
