import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountedQuiz, excessWrong, poolFigures, sharedOptions, wordCounts } from './balance.js';

const quiz = (id: number, answerId: number, ...wrongIds: number[]): CountedQuiz => ({ id, answerId, wrongIds });

// biome-ignore format: a table, to be read down
test.each<[string, CountedQuiz[], number[][]]>([
  ['two of three shared',          [quiz(1, 10, 1, 2, 3), quiz(2, 11, 1, 2, 4)],                        []],
  ['all three',                    [quiz(1, 10, 1, 2, 3), quiz(2, 11, 1, 2, 3)],                        [[1, 2]]],
  ['all three in another order',   [quiz(1, 10, 1, 2, 3), quiz(2, 10, 3, 1, 2)],                        [[1, 2]]],
  ['ids by number, not by letter', [quiz(1, 10, 2, 10, 9), quiz(2, 11, 9, 10, 2)],                      [[1, 2]]],
  ['three questions, and a pair',  [quiz(1, 9, 1, 2, 3), quiz(2, 9, 4, 5, 6), quiz(3, 8, 3, 2, 1), quiz(4, 7, 2, 1, 3), quiz(5, 7, 6, 5, 4)], [[1, 3, 4], [2, 5]]],
])('sharing all wrong options: %s', (_, quizzes, shared) => {
  expect(sharedOptions(quizzes)).toEqual(shared);
});

test('a word is counted as an answer and as an option that does not fit', () => {
  const counts = wordCounts([quiz(1, 10, 1, 2, 3), quiz(2, 1, 10, 2, 3)]);
  expect(counts).toEqual([
    { wordId: 10, right: 1, wrong: 1 },
    { wordId: 1, right: 1, wrong: 1 },
    { wordId: 2, right: 0, wrong: 2 },
    { wordId: 3, right: 0, wrong: 2 },
  ]);
  expect(counts.map(excessWrong)).toEqual([-2, -2, 2, 2]);
});

test('words that are never right are told, the most often wrong first', () => {
  const { words, neverRight, sharing } = poolFigures([quiz(1, 10, 1, 2, 3), quiz(2, 1, 4, 2, 3), quiz(3, 4, 3, 2, 1)]);
  expect([words, sharing]).toEqual([5, 2]);
  expect(neverRight.map(({ wordId, wrong }) => [wordId, wrong])).toEqual([
    [2, 3],
    [3, 3],
  ]);
});

test('the leans of all words of any questions add up to none', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 30 }), (all) => {
      const quizzes = all.map(([answer = 0, ...wrong], id) => quiz(id, answer, ...wrong));
      const leans = wordCounts(quizzes).map(excessWrong);
      expect(leans.reduce((sum, lean) => sum + lean, 0)).toBe(0);
    }),
  );
});
