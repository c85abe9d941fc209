import { expect, test } from 'vitest';
import { cooldownSeconds } from './attempts.js';
import { lastMetAt } from './left-off.js';

const COOLDOWN = cooldownSeconds * 1000;
const at = (ms: number | null) => (ms === null ? null : new Date(ms));

// biome-ignore format: a table, to be read down
test.each([
  // case                              saved  passed  cooldown until      met
  ['never met',                        null,  null,   null,               null],
  ['saved',                            7,     null,   null,               7],
  ['saved, then passed',               7,     9,      null,               9],
  ['passed, saved again',               12,    9,      null,               12],
  ['saved, then failed',               7,     null,   COOLDOWN + 20,      20],
  ['failed, then saved',               30,    null,   COOLDOWN + 20,      30],
  ['failed without being saved',       null,  null,   COOLDOWN + 20,      20],
])('%s', (_, saved, passed, cooldown, met) => {
  const progress = { savedAt: at(saved), completedAt: at(passed), cooldownUntil: at(cooldown) };
  expect(lastMetAt({ ...progress, cooldownSeconds: cooldown && cooldownSeconds }, new Date(30))).toBe(met);
});
