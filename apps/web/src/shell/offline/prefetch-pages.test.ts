import { expect, test } from 'vitest';
import { isDue } from './prefetch-pages.js';

const DAY = 24 * 3_600_000;
const NOTE = { at: 10 * DAY, by: 'mina' };

// biome-ignore format: a table, to be read down
test.each<[what: string, member: string | null, now: number, due: boolean]>([
  ['an hour later',                 'mina', 10 * DAY + 3_600_000, false],
  ['a day later',                   'mina', 11 * DAY,             true],
  ['for another member',            'sora', 10 * DAY + 3_600_000, true],
  ['for a guest',                   null,   10 * DAY + 3_600_000, true],
  ['by a clock that was set back',  'mina', 2 * DAY,              true],
])('what was loaded ahead, %s: for %s at %d it is due: %s', (_, member, now, due) => {
  expect(isDue(NOTE, member, now)).toBe(due);
});
