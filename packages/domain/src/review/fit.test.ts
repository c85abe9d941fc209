import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asksForFit, betterOf, FIT_EVERY, FIT_FROM, HISTORY_MAX, type History, historiesOf, logLoss } from './fit.js';
import { PARAMETERS, parametersOf, type Rating } from './fsrs.js';
import { afterReview, type Memory } from './memory.js';

// biome-ignore format: a table, to be read down
test.each([
  [1, false], [FIT_FROM - 1, false], [FIT_FROM, true], [FIT_FROM + 1, false], [FIT_FROM + FIT_EVERY, true],
  [100_000, true],
])('answer %i asks for a fit: %o', (number, asks) => expect(asksForFit(number)).toBe(asks));

const answer = (wordId: number, rating: number, days: number | null) => ({ wordId, rating, days });
// biome-ignore format: a table, to be read down
test.each([
  ['two words, in turns',             [answer(1, 3, null), answer(2, 1, null), answer(1, 3, 2)], [[[3, 0], [3, 2]], [[1, 0]]]],
  ['right twice on one day',          [answer(1, 3, null), answer(1, 4, 0)],                     [[[3, 0]]]],
  ['wrong, then right that day',      [answer(1, 1, null), answer(1, 1, 0), answer(1, 2, 0)],    [[[1, 0], [2, 0]]]],
  ['right, then wrong that day',      [answer(1, 3, null), answer(1, 1, 0), answer(1, 1, 0)],    [[[3, 0], [1, 0]]]],
  ['its beginning is not in the log', [answer(1, 3, 4), answer(1, 3, 9), answer(2, 3, null)],    [[[3, 0]]]],
  ['nothing',                         [],                                                        []],
] as const)('histories: %s', (_, log, histories) => expect(historiesOf(log)).toEqual(histories));

test('of one word no more than the first answers are looked at', () => {
  const log = [answer(1, 3, null), ...Array.from({ length: 99 }, () => answer(1, 3, 1))];
  expect(historiesOf(log)[0]).toHaveLength(HISTORY_MAX);
});

const ratings = fc.constantFrom<Rating>(1, 2, 3, 4);
const answers = fc.array(fc.tuple(ratings, fc.nat(40)), { minLength: 1, maxLength: 12 });

test('a history has the answers that changed the memory', () => {
  fc.assert(
    fc.property(answers, (given) => {
      let [memory, at, changes] = [null as Memory | null, Date.parse('2026-11-02T12:00:00+09:00'), 0];
      const log = given.map(([rating, days], index) => {
        at += index === 0 ? 0 : days * 86_400_000;
        const { memory: after } = afterReview(memory, rating, new Date(at));
        if (!memory || after.reps > memory.reps) changes += 1;
        memory = after;
        return answer(7, rating, index === 0 ? null : days);
      });
      expect(historiesOf(log)[0]).toHaveLength(changes);
    }),
  );
});

test('what is taken is never worse than the usual parameters, whatever was fitted', () => {
  const history = answers.map((given): History => given.map(([rating, days], index) => [rating, index && days]));
  const number = fc.oneof(fc.double({ min: -5, max: 20, noNaN: true }), fc.constantFrom(0, Number.NaN, 1e9));
  const fitted = fc.oneof(
    fc.array(number, { minLength: PARAMETERS, maxLength: PARAMETERS }),
    fc.array(number, { maxLength: PARAMETERS + 2 }),
  );
  fc.assert(
    fc.property(fc.array(history, { maxLength: 8 }), fitted, (histories, numbers) => {
      const taken = betterOf(histories, numbers);
      const [usual, own] = [logLoss(histories, null), logLoss(histories, taken)];
      if (usual === null) expect(taken).toBeNull();
      else expect(own).toBeLessThanOrEqual(usual);
      if (taken) expect(own).toBeLessThan(usual!);
    }),
  );
});

test('who forgets more quickly is described better by a shorter first stability', () => {
  const quick: History[] = Array.from({ length: 40 }, (_, n) => [
    [3, 0],
    [n % 2 ? 1 : 3, 3],
  ]);
  const usual = [0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614];
  const short = [...usual, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542].with(2, 0.4);
  expect(betterOf(quick, short)).toEqual(parametersOf(short));
  expect(betterOf(quick, short.with(2, 90))).toBeNull();
});
