import { expect, test } from 'vitest';
import { isKnown, leftToLearn, newlyKnown } from './known.js';

const known = (completed: number[], marked: number[]) => ({
  completedIds: new Set(completed),
  knownIds: new Set(marked),
});
const listed = (ids: readonly number[]) => ids.map((id) => ({ id }));

// biome-ignore format: a table, to be read down
test.each([
  // case                    completed  marked  known
  ['neither',                [],        [],     false],
  ['completed',              [1],       [],     true],
  ['marked',                 [],        [1],    true],
  ['both',                   [1],       [1],    true],
  ['others are',             [2],       [3],    false],
])('a word that is %s', (_, completed, marked, expected) => {
  expect(isKnown(known(completed, marked), 1)).toBe(expected);
});

// biome-ignore format: a table, to be read down
test.each([
  // case               list       marked     left
  ['none is marked',    [1, 2, 3], [],        [1, 2, 3]],
  ['some are',          [3, 1, 2], [1],       [3, 2]],
  ['all are',           [1, 2],    [2, 1],    [1, 2]],
  ['an empty list',     [],        [1],       []],
  ['others are marked', [1],       [7, 8],    [1]],
])('what is left to learn where %s', (_, list, marked, left) => {
  expect(leftToLearn(listed(list), new Set(marked))).toEqual(listed(left));
});

// biome-ignore format: a table, to be read down
test.each([
  // case                     before     now           new
  ['all are new',             [],        [1, 2],       [1, 2]],
  ['one was known before',    [1],       [1, 2],       [2]],
  ['nothing is new',          [1, 2],    [2, 1],       []],
  ['one is there no more',    [1, 2],    [2, 3],       [3]],
  ['one is named twice',      [],        [4, 4],       [4]],
])('what a press has marked where %s', (_, before, now, expected) => {
  expect(newlyKnown(new Set(before), now)).toEqual(expected);
});
