import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateAfter } from './day.js';
import { kindFor, type QuestionKind, questionKinds } from './kind.js';
import { milestoneReached } from './milestones.js';
import { type DayCounts, newWordsLeft, newWordsMax, nextFrom, wordsOfDay } from './queue.js';
import { QUICK_MS, QUICK_MS_A_CHARACTER, ratingOf, SPENT_MAX_MS, spentOn } from './rating.js';
import { isLearnt, LEARNT_ABOVE, recallNow, strengthOf } from './strength.js';
import { dayOfWeek, longestStudyStreak, studyStreak, weekOf } from './study-streak.js';

const quick = QUICK_MS + 2 * QUICK_MS_A_CHARACTER;
// biome-ignore format: a table, to be read down
test.each([
  // right  help   elapsed     rating
  [false,   false, quick,      1],
  [false,   true,  null,       1],
  [true,    true,  quick,      2],
  [true,    false, null,       3],
  [true,    false, quick + 1,  3],
  [true,    false, quick,      4],
] as const)('right %o, with help %o, after %o ms: %i', (isRight, hadHelp, elapsedMs, rating) => {
  expect(ratingOf({ isRight, hadHelp, elapsedMs, length: 2 })).toBe(rating);
});

test('time away is not time spent', () => {
  expect([-5, 1_200.4, 3_600_000].map(spentOn)).toEqual([0, 1_200, SPENT_MAX_MS]);
});

// biome-ignore format: a table, to be read down
test.each([
  [0.2, 1, 1], [1.9, 3, 1], [2, 1, 2], [6.9, 2, 2], [7, 2, 3], [21, 3, 4], [60, 4, 5], [900, 9, 5],
  [900, 0, 1], // just forgotten
] as const)('stability %f, streak %i: %i dots', (stability, streak, dots) => {
  expect(strengthOf({ stability, streak })).toBe(dots);
});

test('learnt is what is remembered now with more than 90 %', () => {
  const reviewedAt = new Date('2026-11-02T12:00:00+09:00');
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 900, noNaN: true }), fc.nat({ max: 1_200 }), (stability, days) => {
      const now = new Date(reviewedAt.getTime() + days * 86_400_000);
      const memory = { stability, reviewedAt, streak: 1 };
      const recall = recallNow(memory, now);
      if (Math.abs(recall - LEARNT_ABOVE) > 1e-6) expect(isLearnt(memory, now)).toBe(recall > LEARNT_ABOVE);
      expect(isLearnt({ ...memory, streak: 0 }, now)).toBe(false);
    }),
  );
});

test('what is new or forgotten is asked for its meaning; what stays is asked in more ways', () => {
  expect(kindFor(null, () => true)).toBe('meaning');
  expect(kindFor({ stability: 40, streak: 0, reps: 9 }, () => true)).toBe('meaning');
  const firm = [0, 1, 2, 3].map((reps) => kindFor({ stability: 90, streak: 3, reps }, () => true));
  expect(new Set(firm)).toEqual(new Set(questionKinds));
});

test('only what is possible is asked, and the same memory always the same way', () => {
  fc.assert(
    fc.property(
      fc.subarray([...questionKinds]),
      fc.double({ min: 0.1, max: 900, noNaN: true }),
      fc.nat(5),
      fc.nat(50),
      (possible, stability, streak, reps) => {
        const kinds = new Set<QuestionKind>(['meaning', ...possible]);
        const kind = kindFor({ stability, streak, reps }, (each) => kinds.has(each));
        expect(kinds.has(kind)).toBe(true);
        expect(kindFor({ stability, streak, reps }, (each) => kinds.has(each))).toBe(kind);
      },
    ),
  );
});

// biome-ignore format: a table, to be read down
test.each([
  // case                     goal done new due  fresh | new left  of the day
  ['the first day',             20,  0,  0,   0,  100,   10,  10],
  ['room for new ones',         20,  0,  0,  12,  100,    8,  20],
  ['some done',                 20, 12,  4,   3,   50,    5,  20],
  ['more is due than the goal', 20,  0,  0, 239,  100,    0,  20],
  ['little is there',           20,  0,  0,   3,    2,    2,   5],
  ['done',                      20, 20,  5,   9,   40,    0,  20],
  ['more than the goal',         5,  8,  2,   0,    9,    0,   8],
  ['nothing',                   20,  0,  0,   0,    0,    0,   0],
] as const)('%s', (_, goal, done, newDone, due, fresh, left, total) => {
  const counts = { goal, done, newDone, due, fresh };
  expect([newWordsLeft(counts), wordsOfDay(counts)]).toEqual([left, total]);
});

test('a day ends: with what is asked each time, it is done after its words and what was forgotten', () => {
  const start = fc.record({
    goal: fc.constantFrom(5, 10, 20, 40),
    done: fc.constant(0),
    newDone: fc.constant(0),
    due: fc.nat(300),
    fresh: fc.nat(300),
  });
  fc.assert(
    fc.property(start, (first) => {
      let counts: DayCounts = first;
      const total = wordsOfDay(counts);
      for (let asked = 0; asked < total; asked++) {
        const from = nextFrom(counts, { ready: false, any: false });
        const isNew = from === 'fresh' ? 1 : 0;
        expect(from).not.toBeNull();
        counts = {
          ...counts,
          done: counts.done + 1,
          newDone: counts.newDone + isNew,
          due: counts.due - (1 - isNew),
          fresh: counts.fresh - isNew,
        };
        expect(wordsOfDay(counts)).toBe(total);
      }
      expect(nextFrom(counts, { ready: false, any: false })).toBeNull();
      expect(nextFrom(counts, { ready: false, any: true })).toBe('again');
      expect(counts.newDone).toBeLessThanOrEqual(newWordsMax(first.goal));
    }),
  );
});

const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
// biome-ignore format: a table, to be read down
test.each([
  // case                          days learnt                                          today         rest    streak
  ['none',                         [],                                                  '2026-11-20', false,  0],
  ['today alone',                  ['2026-11-20'],                                      '2026-11-20', false,  1],
  ['today has none yet',           ['2026-11-18', '2026-11-19'],                        '2026-11-20', false,  2],
  ['yesterday missed',             ['2026-11-17', '2026-11-18'],                        '2026-11-20', false,  0],
  ['a day missed',                 ['2026-11-17', '2026-11-19', '2026-11-20'],          '2026-11-20', false,  2],
  ['a day of rest',                ['2026-11-17', '2026-11-19', '2026-11-20'],          '2026-11-20', true,   3],
  ['yesterday was the rest',       ['2026-11-17', '2026-11-18'],                        '2026-11-20', true,   2],
  ['two of one week',              ['2026-11-16', '2026-11-18', '2026-11-20'],          '2026-11-20', true,   2],
  ['Sunday and Monday',            ['2026-11-14', '2026-11-17', '2026-11-18'],          '2026-11-18', true,   3],
  ['rest before the first day',    ['2026-11-20'],                                      '2026-11-20', true,   1],
  ['a whole week',                 week,                                                '2026-11-22', false,  7],
] as const)('days in a row: %s', (_, days, today, rest, streak) => {
  expect(studyStreak(days, today, rest).length).toBe(streak);
});

// biome-ignore format: a table, to be read down
test.each([
  [['2026-11-17', '2026-11-19', '2026-11-20'], '2026-11-20', ['2026-11-18']],
  [['2026-11-17', '2026-11-18'],               '2026-11-20', ['2026-11-19']],
  [['2026-11-14', '2026-11-17', '2026-11-18'], '2026-11-18', ['2026-11-16', '2026-11-15']],
  [['2026-11-18', '2026-11-19', '2026-11-20'], '2026-11-20', []],
] as const)('days of rest in %o on %s: %o', (days, today, rested) => {
  expect(studyStreak(days, today, true).rested).toEqual(rested);
  expect(studyStreak(days, today, false).rested).toEqual([]);
});

test('the longest row is no shorter than the one of any day, and one of them', () => {
  const days = fc.array(
    fc.nat(60).map((day) => dateAfter('2026-09-01', day)),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(days, fc.boolean(), (learnt, rest) => {
      const rows = Array.from(
        { length: 75 },
        (_, day) => studyStreak(learnt, dateAfter('2026-09-01', day), rest).length,
      );
      expect(longestStudyStreak(learnt, rest)).toBe(Math.max(0, ...rows));
    }),
  );
});

test('a week begins on Monday', () => {
  for (const [index, day] of week.entries()) {
    expect(weekOf(day)).toEqual(week);
    expect(dayOfWeek(day)).toBe(index);
  }
});

// biome-ignore format: a table, to be read down
test.each([[9, 0, null], [10, 0, 10], [49, 10, null], [64, 10, 50], [120, 10, 100], [5_000, 1_000, null], [9, 10, null]])(
  '%i learnt, celebrated %i: %o',
  (learnt, celebrated, milestone) => expect(milestoneReached(learnt, celebrated)).toBe(milestone),
);
