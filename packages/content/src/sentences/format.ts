import { type Level, levels } from '@utarang/contract';

/** The columns of a file of sentences, in order (`docs/content.md`). */
export const COLUMNS = ['id', 'text', 'meaning', 'words', 'situations'] as const;
export type Column = (typeof COLUMNS)[number];

/** The number of last columns that may be left out at the end of a line: many sentences fit anywhere. */
export const OPTIONAL_COLUMNS = 1;

/** A word that the sentence is for, and not only one that stands in it, has this behind its id. */
export const TARGET_MARK = '*';

const FIRST_IDS: Readonly<Record<Level, number>> = { N5: 50_001, N4: 40_001, N3: 30_001, N2: 20_001, N1: 10_001 };
/** A level has two files: the sentences for its words, and from here on those for its particles and endings. */
const REFERENCE_IDS = 5_000;
const REFERENCE = '-reference.tsv';
export const IDS_PER_FILE = 4_999;

/** The first id of the sentences that stand in a file; undefined for a file that is no level's. */
export function firstId(file: string): number | undefined {
  const level = levelOfSentenceFile(file);
  return level && FIRST_IDS[level] + (file.endsWith(REFERENCE) ? REFERENCE_IDS : 0);
}

/** Checks whether a sentence was written for a particle or an ending, and not for the words of its level. */
export const isForReference = (id: number, level: Level): boolean => id >= FIRST_IDS[level] + REFERENCE_IDS;

/** The level whose sentences a file holds; undefined for a file that is no level's. */
export const levelOfSentenceFile = (file: string): Level | undefined =>
  levels.find((level) => ['.tsv', REFERENCE].some((end) => file === level.toLowerCase() + end));
