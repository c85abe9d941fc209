import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aroundCooldown } from '../test/around-cooldown.js';
import {
  type Attempts,
  afterWrong,
  attemptState,
  attemptsPerRound,
  cooldownSeconds,
  cooldownStart,
  noAttempts,
} from './attempts.js';

/** The length of a cooldown, in seconds: as if it began at 0. */
const end = cooldownSeconds;
const all = attemptsPerRound;
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);
const kept = (attemptsUsed: number, until: number | null = null, seconds = until && cooldownSeconds): Attempts => ({
  attemptsUsed,
  cooldownUntil: until === null ? null : at(until),
  cooldownSeconds: seconds,
});
const { cooldownUntil, attemptsUsed } = kept(all, end);
const ofEarlierRelease: Attempts = { cooldownUntil, attemptsUsed, cooldownSeconds: null };

// biome-ignore format: a table, to be read down
test.each([
  // case                            kept            now          left     remaining
  ['never tried',                    noAttempts,     0,           all,     0],
  ['one wrong',                      kept(1),        0,           all - 1, 0],
  ['one wrong, a year ago',          kept(1),        3.2e7,       all - 1, 0],
  ['cooldown just begun',            kept(all, end), 0,           0,       end],
  ['a part of a second counts',      kept(all, end), 0.001,       0,       end],
  ['the last moment',                kept(all, end), end - 0.001, 0,       1],
  ['cooldown over',                  kept(all, end), end,         all,     0],
  ['long over',                      kept(all, end), 9 * end,     all,     0],
  ['begun by a clock a day ahead',   kept(all, end + 86_400), 0,  all,     0],
  ['by a clock a second ahead',      kept(all, end + 1), 0,       0,       end],
  ['more used than there are',       kept(all + 1),  0,           0,       0],
  ['one of twice the length',        kept(all, 2 * end, 2 * end), 1, 0,    2 * end - 1],
  ['of a length left from another',  kept(all, end, end / 2), 0,  0,       end],
  ['and begun by a clock far ahead', kept(all, 9 * end, end / 2), 0, all,  0],
  ['begun by an earlier release',    ofEarlierRelease, 1,         0,       end - 1],
])('attempts: %s', (_, attempts, now, attemptsLeft, cooldownRemainingSec) => {
  expect(attemptState(attempts, at(now))).toMatchObject({ attemptsLeft, cooldownRemainingSec });
});

// biome-ignore format: a table, to be read down
test.each([
  // case                            kept            now      after
  ['the first uses one',             noAttempts,     0,       kept(1)],
  ['the last starts the cooldown',   kept(all - 1),  10,      kept(all, end + 10)],
  ['in the cooldown none counts',    kept(all, end), end - 1, kept(all, end)],
  ['after it a new round begins',    kept(all, end), end,     kept(1)],
  ['begun by a clock a day ahead',   kept(all, end + 86_400), 0, kept(1)],
  ['none left but no cooldown',      kept(all),      0,       kept(all, end)],
])('a wrong answer: %s', (_, attempts, now, after) => {
  expect(afterWrong(attempts, at(now), cooldownSeconds)).toEqual(after);
});

test('a cooldown keeps the length with which it began', () => {
  const attempts = afterWrong(kept(all - 1), at(10), 2 * end);
  expect(attempts).toEqual(kept(all, 2 * end + 10, 2 * end));
  expect(attemptState(attempts, at(15)).cooldownLengthSec).toBe(2 * end);
  expect(attemptState(attempts, at(2 * end + 10)).cooldownLengthSec).toBe(0);
  expect(cooldownStart(attempts, at(15))).toBe(at(10).getTime());
});

test('however the answers come, no more than a round counts in the length of a cooldown', () => {
  fc.assert(
    fc.property(fc.array(aroundCooldown, { maxLength: 30 }), (seconds) => {
      let attempts = noAttempts;
      let clock = 0;
      const counted: number[] = [];
      for (const wait of seconds) {
        clock += wait;
        const after = afterWrong(attempts, at(clock), cooldownSeconds);
        if (after !== attempts) counted.push(clock);
        attempts = after;
      }
      const ends = counted.filter((_, i) => i % attemptsPerRound === attemptsPerRound - 1);
      const next = counted.filter((_, i) => i > 0 && i % attemptsPerRound === 0);
      for (const [i, start] of next.entries()) expect(start - ends[i]!).toBeGreaterThanOrEqual(cooldownSeconds);
    }),
  );
});
