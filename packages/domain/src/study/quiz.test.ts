import { expect, test } from 'vitest';
import { afterQuizAnswer, type GivenQuiz, givenAgain } from './quiz.js';
import { returnsAfterDays } from './word-status.js';

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const fresh: GivenQuiz = { answeredAt: null, earnedAt: null };

// biome-ignore format: a table, to be read down
test.each([
  ['one that was not given',           null,                                                   true,  false],
  ['the first answer, right',          fresh,                                                  true,  true],
  ['the first answer, wrong',          fresh,                                                  false, false],
  ['a second answer',                  { ...fresh, answeredAt: daysAgo(0) },                   true,  false],
  ['given again too soon',             { ...fresh, earnedAt: daysAgo(returnsAfterDays - 0.1) }, true, false],
  ['given again after the days',       { ...fresh, earnedAt: daysAgo(returnsAfterDays) },      true,  true],
  ['a second answer after the days',   { answeredAt: daysAgo(30), earnedAt: daysAgo(30) },     true,  false],
])('%s', (_, given, correct, earns) => {
  expect(afterQuizAnswer(given, correct, now).earns).toBe(earns);
});

test('an answer is kept, and an award with its time', () => {
  expect(afterQuizAnswer(fresh, true, now).given).toEqual({ answeredAt: now, earnedAt: now });
  expect(afterQuizAnswer(fresh, false, now).given).toEqual({ answeredAt: now, earnedAt: null });
  expect(afterQuizAnswer(null, true, now).given).toBeNull();
});

test('given again, it can be answered again, and earns no sooner for it', () => {
  const { given } = afterQuizAnswer(fresh, true, now);
  const again = givenAgain(given);
  expect(again).toEqual({ answeredAt: null, earnedAt: now });
  expect(afterQuizAnswer(again, true, now).earns).toBe(false);
  expect(givenAgain(null)).toEqual(fresh);
});
