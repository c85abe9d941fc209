import { expect, test } from 'vitest';
import { quizPoints, wordPoints } from './points.js';

// biome-ignore format: a table, to be read down
test.each([
  ['N5', 1],
  ['N4', 2],
  ['N3', 3],
  ['N2', 4],
  ['N1', 5],
  [null, 2],
] as const)('a word of %s earns %d', (level, points) => {
  expect(wordPoints(level)).toBe(points);
});

// biome-ignore format: a table, to be read down
test.each([
  ['sentence', 'N5', 1],
  ['sentence', 'N3', 3],
  ['sentence', 'N1', 5],
  ['field',    'N5', 2],
  ['field',    'N1', 2],
] as const)('a quiz (%s) of %s earns %d', (kind, level, points) => {
  expect(quizPoints(kind, level)).toBe(points);
});
