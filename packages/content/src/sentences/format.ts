import { type Level, levels } from '@utarang/contract';

/** The columns of a file of sentences, in order (`docs/content.md`). */
export const COLUMNS = ['id', 'text', 'meaning', 'words', 'situations'] as const;
export type Column = (typeof COLUMNS)[number];

/** The number of last columns that may be left out at the end of a line: many sentences fit anywhere. */
export const OPTIONAL_COLUMNS = 1;

/** A word that the sentence is for, and not only one that stands in it, has this behind its id. */
export const TARGET_MARK = '*';

type Range = readonly [first: number, last: number];

const REFERENCE = '-reference';
const FURTHER = '-further';

/**
 * The ids of each file: of the sentences for the words of a level, of those for its particles and endings (`-reference`),
 * and of those for words without a level (`-further`). From 100,001 on are the ids of what admins add.
 */
const IDS: Readonly<Record<Level, Readonly<Record<string, Range>>>> = {
  N5: { '': [50_001, 54_999], [REFERENCE]: [55_001, 59_999] },
  N4: { '': [40_001, 44_999], [REFERENCE]: [45_001, 49_999] },
  N3: { '': [30_001, 34_999], [REFERENCE]: [35_001, 39_999], [FURTHER]: [60_001, 79_999] },
  N2: { '': [20_001, 24_999], [REFERENCE]: [25_001, 29_999], [FURTHER]: [80_001, 89_999] },
  N1: { '': [10_001, 14_999], [REFERENCE]: [15_001, 19_999], [FURTHER]: [90_001, 99_999] },
};

const files = new Map<string, { level: Level; ids: Range }>(
  levels.flatMap((level) =>
    Object.entries(IDS[level]).map(([kind, ids]) => [`${level.toLowerCase()}${kind}.tsv`, { level, ids }] as const),
  ),
);

/** The first and the last id of the sentences that stand in a file; undefined for a file that is no level's. */
export const idsOf = (file: string): Range | undefined => files.get(file)?.ids;

/** The level whose sentences a file holds; undefined for a file that is no level's. */
export const levelOfSentenceFile = (file: string): Level | undefined => files.get(file)?.level;

/** Checks whether a sentence was written for a particle or an ending, and not for words. */
export function isForReference(id: number, level: Level): boolean {
  const ids = IDS[level][REFERENCE];
  return ids !== undefined && id >= ids[0] && id <= ids[1];
}
