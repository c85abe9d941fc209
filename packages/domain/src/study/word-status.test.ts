import { expect, test } from 'vitest';
import { wordStatus } from './word-status.js';

const MINUTE = 60_000;
const DAY = 86_400_000;
const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms);

// biome-ignore format: a table, to be read down
test.each([
  // case                              completed  cooldown until  now             status          returns
  ['saved',                            null,      null,           0,              'IN_PROGRESS',  null],
  ['in a cooldown',                    null,      5 * MINUTE,     5 * MINUTE - 1, 'COOLDOWN',     null],
  ['cooldown over',                    null,      5 * MINUTE,     5 * MINUTE,     'IN_PROGRESS',  null],
  ['just passed',                      0,         null,           0,              'COMPLETED',    14 * DAY],
  ['passed almost 14 days ago',        0,         null,           14 * DAY - 1,   'COMPLETED',    14 * DAY],
  ['passed 14 days ago',               0,         null,           14 * DAY,       'IN_PROGRESS',  null],
  ['passed after a cooldown',          0,         5 * MINUTE,     MINUTE,         'COMPLETED',    14 * DAY],
  ['returned, then wrong',             0,         15 * DAY,       15 * DAY - 1,   'COOLDOWN',     null],
])('a word %s', (_, completed, cooldown, now, status, returns) => {
  const date = (ms: number | null) => (ms === null ? null : at(ms));
  const word = { completedAt: date(completed), cooldownUntil: date(cooldown) };
  expect(wordStatus(word, at(now))).toEqual({ status, returnsAt: date(returns) });
});
