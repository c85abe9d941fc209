import { expect, test } from 'vitest';
import { remindedHours, seoulHour } from './reminder.js';

// biome-ignore format: a table, to be read down
test.each([
  // moment                 hour  reminded now
  ['2028-02-28T23:00:00Z',  8,    [8, 7]],
  ['2028-02-28T22:59:59Z',  7,    [7, 6]],
  ['2028-02-29T14:59:59Z',  23,   [23, 22]],
  ['2028-02-29T15:00:00Z',  0,    [0]],
  ['2028-02-29T16:30:00Z',  1,    [1, 0]],
] as const)('at %s it is %i in Seoul', (at, hour, reminded) => {
  const now = new Date(at);
  expect(seoulHour(now)).toBe(hour);
  expect(remindedHours(now)).toEqual(reminded);
});
