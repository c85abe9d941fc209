import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, daysBetween } from './day.js';
import type { Rating } from './fsrs.js';
import {
  AGAIN_MINUTES,
  afterReview,
  isLeech,
  isRelearning,
  LEECH_LAPSES,
  type Memory,
  REST_DAYS,
  RETENTION,
  type ReviewReason,
  suspendedMemory,
} from './memory.js';

/** Noon in Seoul. */
const start = new Date('2026-11-02T12:00:00+09:00');
const later = (days: number, hours = 0) => new Date(start.getTime() + days * DAY_MS + hours * 3_600_000);

/** Answers one after another: each with the days since the first, and its rating. */
function answered(...answers: readonly (readonly [day: number, rating: Rating])[]) {
  let memory: Memory | null = null;
  let last: ReturnType<typeof afterReview> | undefined;
  for (const [day, rating] of answers) {
    last = afterReview(memory, rating, later(day));
    memory = last.memory;
  }
  return last!;
}

// biome-ignore format: a table, to be read down
test.each<readonly [string, readonly (readonly [number, Rating])[], number, ReviewReason, number, number]>([
  // case                            answers                                 days  reason       streak lapses
  ['the first time right',           [[0, 3]],                               2,    'first',      1,  0],
  ['the first time and quick',       [[0, 4]],                               8,    'easy',       1,  0],
  ['the first time with help',       [[0, 2]],                               1,    'hard',       1,  0],
  ['the first time wrong',           [[0, 1]],                               0,    'forgotten',  0,  0],
  ['wrong, then right that day',     [[0, 1], [0, 2]],                       1,    'hard',       1,  0],
  ['twice in a row',                 [[0, 3], [2, 3]],                       11,   'streak',     2,  0],
  ['three times in a row',           [[0, 3], [2, 3], [13, 3]],              46,   'streak',     3,  0],
  ['twice on one day',               [[0, 3], [0, 3]],                       2,    'same_day',   1,  0],
  ['twice on one day, then quick',   [[0, 3], [0, 4]],                       2,    'same_day',   1,  0],
  ['forgotten after a while',        [[0, 3], [2, 3], [13, 1]],              0,    'forgotten',  0,  1],
  ['forgotten twice on one day',     [[0, 3], [2, 1], [2, 1]],               0,    'forgotten',  0,  1],
  ['forgotten on two days',          [[0, 3], [2, 1], [3, 1]],               0,    'forgotten',  0,  2],
  ['remembered again',               [[0, 3], [2, 1], [2, 3]],               1,    'relearnt',   1,  1],
])('%s', (_, answers, days, reason, streak, lapses) => {
  const { memory, ...scheduled } = answered(...answers);
  expect({ ...scheduled, streak: memory.streak, lapses: memory.lapses }).toEqual({ days, reason, streak, lapses });
});

test('a word is due from the beginning of a day in Seoul, whatever the hour of the answer', () => {
  for (const at of ['2026-11-02T00:00:00+09:00', '2026-11-02T23:59:59+09:00']) {
    expect(afterReview(null, 3, new Date(at)).memory.dueAt).toEqual(new Date('2026-11-04T00:00:00+09:00'));
  }
});

test('what is forgotten comes again a few minutes later', () => {
  const { memory } = answered([0, 3], [2, 1]);
  expect(memory.dueAt.getTime() - later(2).getTime()).toBe(AGAIN_MINUTES * 60_000);
  expect(isRelearning(memory)).toBe(true);
});

test('a word does not stay after so many lapses, and may rest', () => {
  const lapse = (count: number) => Array.from({ length: count }, (_, day): [number, Rating] => [day + 1, 1]);
  expect(isLeech(answered([0, 3], ...lapse(LEECH_LAPSES - 1)).memory)).toBe(false);
  const { memory } = answered([0, 3], ...lapse(LEECH_LAPSES));
  expect(isLeech(memory)).toBe(true);
  expect(daysBetween(start, suspendedMemory(memory, start).dueAt)).toBe(REST_DAYS);
});

describe('whatever is answered', () => {
  const history = fc.array(fc.tuple(fc.nat({ max: 400 }), fc.constantFrom<Rating>(1, 2, 3, 4)), { maxLength: 12 });
  const memoryOf = (answers: readonly (readonly [number, Rating])[]): { memory: Memory | null; day: number } => {
    let memory: Memory | null = null;
    let day = 0;
    for (const [pause, rating] of answers) {
      day += pause;
      memory = afterReview(memory, rating, later(day)).memory;
    }
    return { memory, day };
  };

  test('a better rating never brings the word back earlier', () => {
    fc.assert(
      fc.property(history, fc.nat({ max: 400 }), (answers, pause) => {
        const { memory, day } = memoryOf(answers);
        const days = ([1, 2, 3, 4] as const).map((rating) => afterReview(memory, rating, later(day + pause)).days);
        // A second answer on the day leaves the date alone, unless the word was forgotten.
        for (let index = 2; index < days.length; index++) expect(days[index]!).toBeGreaterThanOrEqual(days[index - 1]!);
        expect(days[0]).toBe(0);
      }),
    );
  });

  test('a memory stays within bounds, and a wish to remember more brings it back no later', () => {
    fc.assert(
      fc.property(history, fc.constantFrom<Rating>(2, 3, 4), (answers, rating) => {
        const { memory, day } = memoryOf(answers);
        const { memory: after, days } = afterReview(memory, rating, later(day + 1));
        expect(after.stability).toBeGreaterThan(0);
        expect(after.difficulty).toBeGreaterThanOrEqual(1);
        expect(after.difficulty).toBeLessThanOrEqual(10);
        expect(days).toBeGreaterThanOrEqual(1);
        expect(afterReview(memory, rating, later(day + 1), { retention: 0.95 }).days).toBeLessThanOrEqual(days);
        expect(RETENTION).toBeLessThan(0.95);
      }),
    );
  });

  test('a clock that was set back changes nothing for the worse', () => {
    fc.assert(
      fc.property(history, fc.nat({ max: 40 }), (answers, back) => {
        const { memory, day } = memoryOf(answers);
        const { memory: after } = afterReview(memory, 3, later(day - back));
        expect(after.stability).toBeGreaterThan(0);
      }),
    );
  });
});
