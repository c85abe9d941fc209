import { expect, test } from 'vitest';
import { queryRanges } from './query-ranges.js';

// biome-ignore format: a table, to be read down
test.each([
  // text                              query          held at
  ['나는 매일 아침 빵을 먹는다.',      '매일 아침',   [[3, 8]]],
  ['나는 매일 아침 빵을 먹는다.',      '  매일  아침', [[3, 8]]],
  ['나는 매일 아침 빵을 먹는다.',      '아침'.normalize('NFD'), [[6, 8]]],
  ['빵, 빵, 빵.',                      '빵',          [[0, 1], [3, 4], [6, 7]]],
  ['나는 매일 아침 빵을 먹는다.',      '아침빵',      []],
  ['나는 매일 아침 빵을 먹는다.',      ' ',           []],
])('%s holds "%s" at %j', (text, query, ranges) => {
  expect(queryRanges(text, query)).toEqual(ranges);
});
