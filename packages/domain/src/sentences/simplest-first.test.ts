import { expect, test } from 'vitest';
import { type ExampleOrder, simplestFirst } from './simplest-first.js';

const example = (over: Partial<ExampleOrder>): ExampleOrder => ({
  id: 5,
  difficulty: 1,
  isForIt: true,
  length: 10,
  ...over,
});

// biome-ignore format: a table, to be read down
test.each([
  // what decides                first                                           then
  ['the easier level',           { difficulty: 0, isForIt: false, length: 30 },  { difficulty: 1 }],
  ['the shorter',                { length: 9, isForIt: false, id: 9 },           { length: 10, id: 1 }],
  ['what was written for it',    { isForIt: true, id: 9 },                       { isForIt: false, id: 1 }],
  ['the lower id',               { id: 1 },                                      { id: 2 }],
])('%s comes first', (_, first, then) => {
  expect(simplestFirst(example(first), example(then))).toBeLessThan(0);
  expect(simplestFirst(example(then), example(first))).toBeGreaterThan(0);
});
