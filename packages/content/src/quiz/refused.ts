import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WordPairPredicate } from '@utarang/domain/sentences';
import { readTsv } from '../tsv.js';

/** A pair of words of which neither may be an option where the other is the answer, with the reason. */
export type RefusedPair = Readonly<Record<'word' | 'other' | 'reason', string>>;

/** The pairs that stand beside the quizzes of a directory. */
export const readRefusedPairs = (directory: URL | string): Promise<RefusedPair[]> => readRows(directory, 'refused.tsv');

/** The rows of a file of a directory. */
export async function readRows<Column extends string>(
  directory: URL | string,
  file: string,
): Promise<Readonly<Record<Column, string>>[]> {
  const path = directory instanceof URL ? fileURLToPath(directory) : directory;
  return readTsv<Column>(await readFile(join(path, file), 'utf8'));
}

const key = (one: string, other: string): string => [one, other].sort().join('\t');

/** Checks whether two words are such a pair. */
export function refusedBy(pairs: readonly RefusedPair[]): WordPairPredicate {
  const keys = new Set(pairs.map(({ word, other }) => key(word, other)));
  return (one, other) => keys.has(key(one.japaneseWord, other.japaneseWord));
}
