import { type Level, levels } from '@utarang/contract';

/** The columns of a file of sentences, in order (`docs/content.md`). */
export const COLUMNS = ['id', 'text', 'meaning', 'words', 'situations'] as const;
export type Column = (typeof COLUMNS)[number];

/** The number of last columns that may be left out at the end of a line: many sentences fit anywhere. */
export const OPTIONAL_COLUMNS = 1;

/** The mark after the id of a target: a word for which the sentence was written. */
export const TARGET_MARK = '*';

type Range = readonly [first: number, last: number];

const REFERENCE = '-reference';
const FURTHER = '-further';

/**
 * The ids of each file: of the sentences for the words of a level, for its particles and endings (`-reference`), and
 * for words without a level (`-further`). Ids from 100,001 on are those of sentences that admins add.
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

/** The first and the last id of the sentences of a file; undefined for any other file. */
export const idsOf = (file: string): Range | undefined => files.get(file)?.ids;

/** The level of the sentences of a file; undefined for any other file. */
export const levelOfSentenceFile = (file: string): Level | undefined => files.get(file)?.level;

/** Checks whether a sentence was written for a particle or an ending, and not for words. */
export function isForReference(id: number, level: Level): boolean {
  const ids = IDS[level][REFERENCE];
  return ids !== undefined && id >= ids[0] && id <= ids[1];
}
