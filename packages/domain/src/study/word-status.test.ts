import { expect, test } from 'vitest';
import { returnsAfterDays, wordStatus } from './word-status.js';

const MINUTE = 60_000;
const DAY = 86_400_000;
const BACK = returnsAfterDays * DAY;
const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms);

// biome-ignore format: a table, to be read down
test.each([
  // case                              completed  cooldown until  now             status          returns
  ['saved',                            null,      null,           0,              'IN_PROGRESS',  null],
  ['in a cooldown',                    null,      MINUTE,         MINUTE - 1,     'COOLDOWN',     null],
  ['cooldown over',                    null,      MINUTE,         MINUTE,         'IN_PROGRESS',  null],
  ['just passed',                      0,         null,           0,              'COMPLETED',    BACK],
  ['almost back',                      0,         null,           BACK - 1,       'COMPLETED',    BACK],
  ['back after the days',              0,         null,           BACK,           'IN_PROGRESS',  null],
  ['passed in a cooldown',             0,         2 * MINUTE,     MINUTE,         'COMPLETED',    BACK],
  ['returned, then wrong',             0,         BACK + DAY,     BACK + DAY - 1, 'COOLDOWN',     null],
])('a word %s', (_, completed, cooldown, now, status, returns) => {
  const date = (ms: number | null) => (ms === null ? null : at(ms));
  const word = { completedAt: date(completed), cooldownUntil: date(cooldown), cooldownSeconds: null };
  expect(wordStatus(word, at(now))).toEqual({ status, returnsAt: date(returns) });
});
