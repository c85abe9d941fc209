import { gradeAnswer, senseBook } from '@utarang/domain/study';
import { expect, test } from 'vitest';
import { shippedRows } from '../test/shipped.js';
import { ANSWERS } from './answers.cases.js';
import { toEntry } from './parse.js';

const { rows } = await shippedRows();
const words = rows.map(toEntry);
const book = senseBook(words);

const answers = ANSWERS.flatMap(([japaneseWord, reading, right, wrong]) => {
  const word = words.find((other) => other.japaneseWord === japaneseWord && other.reading === reading);
  const judged = (cell: string, isRight: boolean) =>
    cell.split(' | ').map((typed) => {
      const passes = word !== undefined && gradeAnswer(typed, word, book).verdict === 'right';
      return { asked: `${japaneseWord} ${reading}`, typed, isRight, passes, word };
    });
  return [...judged(right, true), ...judged(wrong, false)];
});

test('the list is long enough to tell, and each of its answers is there once', () => {
  expect(ANSWERS.length).toBeGreaterThanOrEqual(150);
  expect(answers.length).toBeGreaterThanOrEqual(400);
  expect(answers.filter(({ word }) => !word)).toEqual([]);
  expect(new Set(answers.map(({ asked, typed }) => `${asked} ${typed}`)).size).toBe(answers.length);
  expect(answers.filter(({ isRight }) => !isRight).length).toBeGreaterThanOrEqual(answers.length / 3);
});

test('no wrong answer passes', () => {
  expect(
    answers.flatMap(({ asked, typed, isRight, passes }) => (passes && !isRight ? [`${asked}: ${typed}`] : [])),
  ).toEqual([]);
});

test('at least 97 in 100 are judged as a reader of Korean would', () => {
  const refused = answers.flatMap(({ asked, typed, isRight, passes }) =>
    isRight && !passes ? [`${asked}: ${typed}`] : [],
  );
  expect([refused.length / answers.length, refused]).toEqual([
    expect.toSatisfy((share: number) => share <= 0.03),
    refused,
  ]);
});
