import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Refused } from '@utarang/domain/sentences';
import { readTsv } from '../tsv.js';

/** A pair of words of which neither may be offered where the other is the answer, with the reason. */
export type RefusedPair = Readonly<Record<'word' | 'other' | 'reason', string>>;

/** The pairs that stand beside the quizzes of a directory. */
export const readRefusedPairs = (directory: URL | string): Promise<RefusedPair[]> => pairsIn(directory, 'refused.tsv');

/** The pairs of synonyms of which neither is asked for as the word nearest to the other. */
export const readNotNearest = (directory: URL | string): Promise<RefusedPair[]> =>
  pairsIn(directory, 'not-nearest.tsv');

async function pairsIn(directory: URL | string, file: string): Promise<RefusedPair[]> {
  const path = directory instanceof URL ? fileURLToPath(directory) : directory;
  return readTsv(await readFile(join(path, file), 'utf8'));
}

const key = (one: string, other: string): string => [one, other].sort().join('\t');

/** Checks whether two words are such a pair. */
export function refusedBy(pairs: readonly RefusedPair[]): Refused {
  const keys = new Set(pairs.map(({ word, other }) => key(word, other)));
  return (one, other) => keys.has(key(one.japaneseWord, other.japaneseWord));
}

/**
 * Readings of writings that the book does not have, as `written reading`: 人気 is ひとけ, too. None of them is a wrong
 * option where a reading or a writing is asked for.
 */
export async function readAlsoRight(directory: URL | string): Promise<ReadonlySet<string>> {
  const path = directory instanceof URL ? fileURLToPath(directory) : directory;
  const rows = readTsv<'written' | 'reading'>(await readFile(join(path, 'also-right.tsv'), 'utf8'));
  return new Set(rows.map(({ written, reading }) => `${written} ${reading}`));
}
