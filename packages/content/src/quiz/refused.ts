import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Refused } from '@utarang/domain/sentences';
import { readTsv } from '../tsv.js';

/** A pair of words of which neither may be offered where the other is the answer, with the reason. */
export type RefusedPair = Readonly<Record<'word' | 'other' | 'reason', string>>;

/** The pairs that stand beside the quizzes of a directory. */
export async function readRefusedPairs(directory: URL | string): Promise<RefusedPair[]> {
  const path = directory instanceof URL ? fileURLToPath(directory) : directory;
  return readTsv(await readFile(join(path, 'refused.tsv'), 'utf8'));
}

const key = (one: string, other: string): string => [one, other].sort().join('\t');

/** Checks whether two words are such a pair. */
export function refusedBy(pairs: readonly RefusedPair[]): Refused {
  const keys = new Set(pairs.map(({ word, other }) => key(word, other)));
  return (one, other) => keys.has(key(one.japaneseWord, other.japaneseWord));
}
