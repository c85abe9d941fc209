import { expect, test } from 'vitest';
import { firstEnd, idleReasonOf } from './use-idle-reason.js';

// biome-ignore format: a table, to be read down
test.each([
  // saved      completed  why nothing waits
  [[],          [],        'nothingSaved'],
  [[1, 2],      [1, 2],    'allCompleted'],
  [[1, 2],      [1],       'cooling'],
  [[1],         [],        'cooling'],
] as const)('of %j saved, %j completed: %s', (ids, completedIds, reason) => {
  expect(idleReasonOf({ ids: new Set<number>(ids), completedIds: new Set<number>(completedIds) })).toBe(reason);
});

// biome-ignore format: a table, to be read down
test.each([
  [{},                       null],
  [{ 1: 999, 2: 1000 },      null],
  [{ 1: 999, 2: 1001 },      1001],
  [{ 1: 5000, 2: 3000 },     3000],
])('at 1000 the first cooldown of %j ends at %s', (cooldowns, end) => {
  const ends = new Map(Object.entries(cooldowns).map(([id, index]) => [Number(id), index]));
  expect(firstEnd({ cooldowns: ends }, 1000)).toBe(end);
});
