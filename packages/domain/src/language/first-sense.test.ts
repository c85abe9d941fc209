import { expect, test } from 'vitest';
import { firstSense } from './first-sense.js';

// biome-ignore format: a table, to be read down
test.each([
  ['먹다',                        '먹다'],
  ['먹다, 살아가다',               '먹다'],
  ['먹다 (밥, 빵), 살아가다',      '먹다 (밥, 빵)'],
  [' 쓰다 , 적다',                '쓰다'],
  ['',                           ''],
])('%s: %s', (meaningKo, first) => {
  expect(firstSense(meaningKo)).toBe(first);
});
