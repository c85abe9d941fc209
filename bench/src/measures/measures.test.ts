import { expect, test } from 'vitest';
import { percentile } from './percentile.js';
import { agreement, recall } from './quality.js';

const upTo = (count: number) => Array.from({ length: count }, (_, i) => count - i);

// biome-ignore format: a table, to be read down
test.each([
  [upTo(100),  50,  50],
  [upTo(100),  99,  99],
  [upTo(100), 100, 100],
  [upTo(1000), 99, 990],
  [upTo(10),   99,  10],
  [[7],         1,   7],
  [[],         50, NaN],
])('of %j, %i %% are at most %d', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

// biome-ignore format: a table, to be read down
test.each([
  // case                         found      expected   recall  agreement
  ['all, in order',              [1, 2, 3], [1, 2, 3],  1,      1],
  ['all, in another order',      [2, 1, 3], [1, 2, 3],  1,      1 / 3],
  ['what follows is not judged', [1, 2, 9], [1, 2],     1,      1],
  ['what comes between is',      [9, 1, 2], [1, 2],     1,      0],
  ['one is missing',             [1, 3],    [1, 2, 3],  2 / 3,  1 / 3],
  ['nothing found',              [],        [1],        0,      0],
  ['nothing there to be found',  [9],       [],         null,   null],
])('%s', (_, found, expected, expectedRecall, expectedAgreement) => {
  expect(recall(found, expected)).toBe(expectedRecall);
  expect(agreement(found, expected)).toBe(expectedAgreement);
});
