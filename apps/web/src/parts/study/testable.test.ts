import { expect, test } from 'vitest';
import { NOTHING_SAVED } from './saved-words.js';
import { testable } from './testable.js';

const words = [{ id: 1 }, { id: 2 }, { id: 3 }];

// biome-ignore format: a table, to be read down
test.each([
  ['nothing saved',          NOTHING_SAVED,                                               [1, 2, 3]],
  ['one completed',          { ...NOTHING_SAVED, completedIds: new Set([2]) },            [1, 3]],
  ['one cooling',            { ...NOTHING_SAVED, cooldowns: new Map([[1, 1001]]) },       [2, 3]],
  ['one that cooled till now', { ...NOTHING_SAVED, cooldowns: new Map([[1, 1000]]) },     [1, 2, 3]],
  ['all completed',          { ...NOTHING_SAVED, completedIds: new Set([1, 2, 3]) },      []],
])('%s', (_, saved, ids) => expect(testable(words, saved, 1000).map(({ id }) => id)).toEqual(ids));
