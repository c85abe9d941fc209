import { expect, test } from 'vitest';
import { dayText, whenText } from './when.js';

// biome-ignore format: a table, to be read down
test.each([
  ['2026-11-23T00:05:00.000Z',  '2026. 11. 23.',  '2026. 11. 23. 09:05'],
  ['2026-12-31T15:00:00.000Z',  '2027. 1. 1.',    '2027. 1. 1. 00:00'],
  ['2028-02-29T14:59:59.999Z',  '2028. 2. 29.',   '2028. 2. 29. 23:59'],
])('%s is %s', (at, day, when) => {
  expect([dayText(at), whenText(at)]).toEqual([day, when]);
});
