import { readFileSync } from 'node:fs';
import { checksDirectory } from '../places.js';
import { readTable } from '../tsv.js';
import type { Refused } from './checks.js';

/** The pairs of words of which neither may be offered where the other is the answer, each with its reason. */
export const refusedPairs = readTable<'word' | 'other' | 'reason'>(
  readFileSync(new URL('quiz-refused.tsv', checksDirectory), 'utf8'),
);

const key = (one: string, other: string): string => [one, other].sort().join('\t');
const pairs = new Set(refusedPairs.map(({ word, other }) => key(word, other)));

export const refused: Refused = (one, other) => pairs.has(key(one.japaneseWord, other.japaneseWord));
