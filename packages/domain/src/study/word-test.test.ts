import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aroundCooldown } from '../test/around-cooldown.js';
import { attemptsPerRound, cooldownSeconds } from './attempts.js';
import { returnsAfterDays } from './word-status.js';
import {
  afterAnswer,
  afterUnsaving,
  earnsPoints,
  neverMet,
  type Progress,
  testable,
  waitingSince,
} from './word-test.js';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000);
const DAY = 24 * 60;
/** The number of minutes after a pass at which the word returns. */
const back = returnsAfterDays * DAY;
const kept = (over: Partial<Progress> = {}): Progress => ({ ...neverMet, savedAt: at(0), ...over });
/** The minute in which a cooldown ends that began in the first. */
const end = 1 + cooldownSeconds / 60;
const cooling = kept({ attemptsUsed: attemptsPerRound, cooldownUntil: at(end), cooldownSeconds });
const almost = kept({ attemptsUsed: attemptsPerRound - 1 });
const completed = kept({ completedAt: at(0) });
const returned = kept({ completedAt: at(-back) });

// biome-ignore format: a table, to be read down
test.each([
  // case                                  before                     minute         state
  ['a word never met',                     neverMet,                  0,             'READY'],
  ['a saved one',                          kept(),                    0,             'READY'],
  ['one in cooldown',                      cooling,                   end - 0.01,          'COOLDOWN'],
  ['to the second',                        cooling,                   end,           'READY'],
  ['a completed one',                      completed,                 back - 1,      'ALREADY_COMPLETED'],
  ['when it has returned',                 completed,                 back,          'READY'],
])('testable: %s', (_, before, minute, state) => {
  expect(testable(before, at(minute))).toBe(state);
});

// biome-ignore format: a table, to be read down
test.each([
  // case                                  before                     verdict   minute  state                after
  ['a right answer passes',                kept(),                    'right',  1,      'PASSED',            kept({ completedAt: at(1) })],
  ['and saves',                            neverMet,                  'right',  1,      'PASSED',            kept({ savedAt: at(1), completedAt: at(1) })],
  ['and gives the attempts back',          kept({ attemptsUsed: 1 }), 'right',  1,      'PASSED',            kept({ completedAt: at(1) })],
  ['the first miss uses one',              kept(),                    'wrong',  1,      'WRONG',             kept({ attemptsUsed: 1 })],
  ['and does not save',                    neverMet,                  'wrong',  1,      'WRONG',             { ...neverMet, attemptsUsed: 1 }],
  ['the last starts the cooldown',         almost,                    'wrong',  1,      'COOLDOWN',          cooling],
  ['and saves',                            { ...almost, savedAt: null }, 'wrong',  1,      'COOLDOWN',          { ...cooling, savedAt: at(1) }],
  ['the reading costs nothing',            kept({ attemptsUsed: 1 }), 'near',   1,      'WRONG',             kept({ attemptsUsed: 1 })],
  ['a cooldown ignores a right one',       cooling,                   'right',  end - 0.01,   'COOLDOWN',          cooling],
  ['and a wrong one',                      cooling,                   'wrong',  end - 0.01,   'COOLDOWN',          cooling],
  ['and the reading',                      cooling,                   'near',   end - 0.01,   'COOLDOWN',          cooling],
  ['after it a right one passes',          cooling,                   'right',  end,    'PASSED',            kept({ completedAt: at(end) })],
  ['and a wrong one is the first',         cooling,                   'wrong',  end,    'WRONG',             kept({ attemptsUsed: 1 })],
  ['a completed word stays so',            completed,                 'wrong',  1,      'ALREADY_COMPLETED', completed],
  ['whatever is answered',                 completed,                 'right',  1,      'ALREADY_COMPLETED', completed],
  ['a returned one has all attempts',      returned,                  'wrong',  1,      'WRONG',             { ...returned, attemptsUsed: 1 }],
  ['and passes again',                     returned,                  'right',  1,      'PASSED',            kept({ completedAt: at(1) })],
] as const)('answered: %s', (_, before, verdict, minute, state, after) => {
  expect(afterAnswer(before, verdict, at(minute))).toEqual({ state, progress: after });
});

describe('no longer saved', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['attempts stay',                    kept({ attemptsUsed: 1 }), { ...neverMet, attemptsUsed: 1 }],
    ['a completed word is no longer so', completed,                 neverMet],
  ])('%s', (_, before, after) => {
    expect(afterUnsaving(before)).toEqual(after);
  });
});

// biome-ignore format: a table, to be read down
test.each([
  ['never earned',                               null,         0,         true],
  ['just now',                                   at(0),        0,         false],
  ['a minute too soon',                          at(0),        back - 1,  false],
  ['as many days ago as a word takes to return', at(0),        back,      true],
  ['in the future, by a clock that jumped back', at(DAY),      0,         false],
])('earns points: %s', (_, last, minute, earns) => {
  expect(earnsPoints(last, at(minute))).toBe(earns);
});

// biome-ignore format: a table, to be read down
test.each([
  // case                         progress                                                   since
  ['saved',                       kept(),                                                    at(0)],
  ['returned',                    kept({ completedAt: at(end - back) }),                     at(end)],
  ['cooled down',                 cooling,                                                   at(end)],
  ['saved again after both',      kept({ savedAt: at(end + 3), cooldownUntil: at(end) }),    at(end + 3)],
  ['not saved',                   neverMet,                                                  null],
  ['in cooldown',                 kept({ cooldownUntil: at(end + 5) }),                      null],
  ['completed',                   kept({ completedAt: at(9) }),                              null],
])('waits since: %s', (_, progress, since) => {
  expect(waitingSince(progress, at(end + 4))).toEqual(since);
});

test('saving, unsaving and answering in any order never give more misses than a round in the length of a cooldown', () => {
  const steps = fc.array(
    fc.record({ wait: aroundCooldown, what: fc.constantFrom('wrong', 'wrong', 'unsave', 'save', 'near') }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(steps, (all) => {
      let progress = neverMet;
      let second = 0;
      const misses: number[] = [];
      for (const { wait, what } of all) {
        second += wait;
        const now = at(second / 60);
        if (what === 'unsave') progress = afterUnsaving(progress);
        else if (what === 'save') progress = { ...progress, savedAt: progress.savedAt ?? now };
        else {
          const counts = testable(progress, now) === 'READY' && what === 'wrong';
          progress = afterAnswer(progress, what as 'wrong' | 'near', now).progress;
          if (counts) misses.push(second);
        }
      }
      for (const [i, miss] of misses.entries()) {
        const tooMany = misses[i + attemptsPerRound];
        if (tooMany !== undefined) expect(tooMany - miss).toBeGreaterThanOrEqual(cooldownSeconds);
      }
    }),
  );
});
