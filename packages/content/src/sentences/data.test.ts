import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { contentDocument, sentencesDirectory, wordsDirectory } from '../places.js';
import type { WordEntry } from '../words/entry.js';
import { readWordBook } from '../words/read.js';
import { sentenceCoverage, situationCoverage } from './coverage.js';
import type { Sentence } from './parse.js';
import { readSentences } from './read.js';

let words: WordEntry[];
let sentences: Sentence[];
beforeAll(async () => {
  words = await readWordBook(wordsDirectory);
  sentences = await readSentences(sentencesDirectory, words);
});

/** The table of the document: level, sentences. */
const told = [...readFileSync(contentDocument, 'utf8').matchAll(/^\| (N[1-5]) \| ([\d,]+) sentences \|$/gm)].map(
  ([, level, count = '']) => [level, Number(count.replaceAll(',', ''))],
);

test('the levels that the document says are there, and no others', () => {
  const there = sentenceCoverage(sentences, words).filter(({ sentences: count }) => count > 0);
  expect(there.map((level) => [level.level, level.sentences])).toEqual(told);
});

test('there is a sentence for every word of these levels', () => {
  const covered = sentenceCoverage(sentences, words).filter(({ level }) => told.some(([name]) => name === level));
  expect(covered).not.toEqual([]);
  for (const { level, missing } of covered) {
    expect([level, missing.map(({ id, japaneseWord }) => `${id} ${japaneseWord}`)]).toEqual([level, []]);
  }
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
