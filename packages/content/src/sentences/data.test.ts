import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { contentDocument } from '../places.js';
import { type ContentProblem, formatProblem } from '../problem.js';
import { shippedBook, shippedSentences } from '../test/shipped.js';
import type { WordEntry } from '../words/entry.js';
import { sentenceCoverage, situationCoverage, wordsInSentences } from './coverage.js';
import { isForReference } from './format.js';
import type { Sentence } from './parse.js';

let words: WordEntry[];
let sentences: Sentence[];
let problems: ContentProblem[];
beforeAll(async () => {
  words = await shippedBook();
  ({ sentences, problems } = await shippedSentences());
});

test('the bank has no problems', () => {
  expect(problems.map(formatProblem)).toEqual([]);
});

/** The table of the document: level, sentences, and the words they are for where those are not all. */
const ROW = /^\| (N[1-5]) \| ([\d,]+) sentences(?:, for ([\d,]+) words)? \|$/gm;
const numberOf = (text = ''): number => Number(text.replaceAll(',', ''));
const told = [...readFileSync(contentDocument, 'utf8').matchAll(ROW)].map(([, level, count, words]) => ({
  level,
  count: numberOf(count),
  words: words === undefined ? 'all' : numberOf(words),
}));

test('the levels that the document says are there, and no others', () => {
  const bank = sentences.filter(({ id, level }) => !isForReference(id, level));
  const there = sentenceCoverage(bank, words).filter(({ sentences: count }) => count > 0);
  expect(
    there.map(({ level, sentences: count, words: all, missing }) => ({
      level,
      count,
      words: missing.length === 0 ? 'all' : all - missing.length,
    })),
  ).toEqual(told);
});

// "Every word of N5, N4 and N3 has one at least" (docs/product/sentences.md#bank-of-sentences)
test('there is a sentence for every word of the levels that are said to have one', () => {
  const whole = told.filter((row) => row.words === 'all').map(({ level }) => level);
  expect(whole).toEqual(expect.arrayContaining(['N5', 'N4', 'N3']));
  const covered = sentenceCoverage(sentences, words).filter(({ level }) => whole.includes(level));
  for (const { level, missing } of covered) {
    expect([level, missing.map(({ id, japaneseWord }) => `${id} ${japaneseWord}`)]).toEqual([level, []]);
  }
});

// "1,900 words of N2 and 3,000 of N1" (docs/product/sentences.md#bank-of-sentences)
test.each([
  ['N2', 1900],
  ['N1', 3000],
])('as many words of %s have a sentence as is said, %d', (level, least) => {
  const covered = sentenceCoverage(sentences, words).find((each) => each.level === level)!;
  expect(covered.words - covered.missing.length).toBeGreaterThanOrEqual(least);
});

// "17,400 words without a level" (docs/product/sentences.md#bank-of-sentences)
test('as many words without a level stand in a sentence as is said', () => {
  const further = words.filter(({ level }) => level === null);
  expect(wordsInSentences(sentences, further, 1).length).toBeGreaterThanOrEqual(17_400);
});

test('there are twenty sentences at least for every situation', () => {
  expect(situationCoverage(sentences).filter(([, count]) => count < 20)).toEqual([]);
  expect(situationCoverage(sentences.slice(0, 19)).every(([, count]) => count < 20)).toBe(true);
});

test('a level that is left out of the bank is told with all its words', () => {
  const [n5] = sentenceCoverage([], words);
  expect(n5?.missing.length).toBe(n5?.words);
  expect(n5?.words).toBeGreaterThan(0);
});

test('a word counts for each sentence that it stands in, whether or not that was written for it', () => {
  const all = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const bank = [{ wordIds: [1, 2] }, { wordIds: [2] }];
  expect(wordsInSentences(bank, all, 1)).toEqual([{ id: 1 }, { id: 2 }]);
  expect(wordsInSentences(bank, all, 2)).toEqual([{ id: 2 }]);
  expect(wordsInSentences(bank, all, 3)).toEqual([]);
});
