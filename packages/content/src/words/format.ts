import { type Level, levels } from '@utarang/contract';

/** The files of the word book: one a level, and one of words and set phrases that belong to none. */
const FILES: readonly (Level | null)[] = [...levels, null];

/** Each file has its own ten thousand ids, the easier levels the higher ones: ties in a search go to the higher id. */
const FIRST_IDS: Readonly<Record<Level | 'none', number>> = {
  N5: 50_001,
  N4: 40_001,
  N3: 30_001,
  N2: 20_001,
  N1: 10_001,
  none: 1,
};
export const IDS_PER_FILE = 9_999;

export const firstId = (level: Level | null): number => FIRST_IDS[level ?? 'none'];

const fileOf = (level: Level | null): string => (level === null ? 'other.tsv' : `${level.toLowerCase()}.tsv`);

/** The level whose words a file holds, null for those without one; undefined for a file that is none of these. */
export const levelOfWordFile = (file: string): Level | null | undefined =>
  FILES.find((level) => fileOf(level) === file);

/** The names of the files, the easiest level first. */
export const fileNames: readonly string[] = FILES.map(fileOf);
