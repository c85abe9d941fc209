import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sentenceReviewFile, sentencesDirectory } from '../places.js';
import { readTsv } from '../tsv.js';
import { parseSentences } from './parse.js';

const PACK = 100;
const FILES = ['n5', 'n4', 'n3', 'n2', 'n1', 'n3-further', 'n2-further', 'n1-further'].filter((name) =>
  existsSync(new URL(`${name}.tsv`, sentencesDirectory)),
);

type Column = 'pack' | 'sentences' | 'read' | 'planted' | 'found' | 'corrected';

const readings = readTsv<Column>(readFileSync(sentenceReviewFile, 'utf8'));

const sizes = FILES.flatMap((name) => {
  const file = `${name}.tsv`;
  const { rows } = parseSentences(file, readFileSync(new URL(file, sentencesDirectory), 'utf8'));
  return Array.from({ length: Math.ceil(rows.length / PACK) }, (_, n) => [
    `${name}-${String(n + 1).padStart(2, '0')}`,
    Math.min(PACK, rows.length - n * PACK),
  ]);
});

test('every pack of sentences was read a second time', () => {
  expect(readings.map(({ pack, sentences }) => [pack, Number(sentences)])).toEqual(sizes);
});

test('a pack in which no error was planted was read as a whole', () => {
  const whole = readings.filter(({ planted, found }) => Number(planted) === 0 || Number(found) < Number(planted));
  for (const { pack, sentences, read } of whole) expect([pack, read]).toEqual([pack, sentences]);
});
