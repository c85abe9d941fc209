import { gradeAnswer, senseBook } from '@utarang/domain/study';
import { expect, test } from 'vitest';
import { shippedRows } from '../test/shipped.js';
import { toEntry } from './parse.js';
import { PHRASES } from './phrases.cases.js';

const { rows } = await shippedRows();
const words = rows.map(toEntry);
const book = senseBook(words);

const answers = PHRASES.flatMap(([phrase, right, wrong]) => {
  const word = words.find((other) => other.japaneseWord === phrase);
  const judged = (cell: string, isRight: boolean) =>
    cell.split(' | ').map((typed) => {
      const passes = word !== undefined && gradeAnswer(typed, word, book).verdict === 'right';
      return { phrase, typed, isRight, passes, word };
    });
  return [...judged(right, true), ...judged(wrong, false)];
});
const right = answers.filter(({ isRight }) => isRight);
const told = ({ phrase, typed }: (typeof answers)[number]) => `${phrase}: ${typed}`;

test('the list is long enough to tell, each phrase is in the book, and each answer is there once', () => {
  expect(PHRASES.length).toBeGreaterThanOrEqual(60);
  expect(right.length).toBeGreaterThanOrEqual(300);
  expect(answers.length - right.length).toBeGreaterThanOrEqual(200);
  expect(answers.filter(({ word }) => !word).map(told)).toEqual([]);
  expect(new Set(answers.map(told)).size).toBe(answers.length);
});

test('no wrong answer passes', () => {
  expect(answers.filter(({ passes, isRight }) => passes && !isRight).map(told)).toEqual([]);
});

test('at least 97 in 100 of what says the same pass', () => {
  const refused = right.filter(({ passes }) => !passes).map(told);
  expect([refused.length / right.length, refused]).toEqual([
    expect.toSatisfy((share: number) => share <= 0.03),
    refused,
  ]);
});
