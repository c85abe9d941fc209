import { expect, test } from 'vitest';
import { seoulDate } from './seoul-date.js';

// biome-ignore format: a table, to be read down
test.each([
  ['2026-12-31T14:59:59.999Z', '2026-12-31'],
  ['2026-12-31T15:00:00.000Z', '2027-01-01'],
  ['2028-02-28T15:00:00.000Z', '2028-02-29'],
])('at %s it is %s in Seoul', (instant, date) => {
  expect(seoulDate(new Date(instant))).toBe(date);
});
