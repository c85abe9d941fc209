import { expect, test } from 'vitest';
import { readServerTiming } from './server-timing.js';

// biome-ignore format: a table, to be read down
test.each([
  ['search;dur=0.05, serialize;dur=1.5',   [['search', 0.05], ['serialize', 1.5]]],
  ['cache;desc="hit, really", db;dur=2',   [['db', 2]]],
  ['db;desc=x;dur=3',                      [['db', 3]]],
  ['miss',                                 []],
  ['',                                     []],
])('%s', (header, steps) => {
  expect([...readServerTiming(header)]).toEqual(steps);
});
