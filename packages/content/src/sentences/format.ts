import { type Level, levels } from '@utarang/contract';

/** The columns of a file of sentences, in order (`docs/content.md`). */
export const COLUMNS = ['id', 'text', 'meaning', 'words', 'situations'] as const;
export type Column = (typeof COLUMNS)[number];

/** The last columns that may be left out at the end of a line: many sentences fit anywhere. */
export const OPTIONAL_COLUMNS = 1;

/** A word that the sentence is for, and not only one that stands in it, has this behind its id. */
export const TARGET_MARK = '*';

const FIRST_IDS: Readonly<Record<Level, number>> = { N5: 50_001, N4: 40_001, N3: 30_001, N2: 20_001, N1: 10_001 };
export const IDS_PER_FILE = 9_999;

/** A sentence has at most so many characters, marks included. */
const LENGTHS: Readonly<Record<Level, number>> = { N5: 25, N4: 28, N3: 32, N2: 36, N1: 40 };

export const firstId = (level: Level): number => FIRST_IDS[level];
export const longest = (level: Level): number => LENGTHS[level];

/** The level whose sentences a file holds; undefined for a file that is no level's. */
export const levelOf = (file: string): Level | undefined =>
  levels.find((level) => file === `${level.toLowerCase()}.tsv`);

/** Whether a word of one level may stand in a sentence of another: an easier one may, and one without a level never. */
export const isWithin = (word: Level | null, sentence: Level): boolean =>
  word !== null && levels.indexOf(word) <= levels.indexOf(sentence);

/** How many levels one is from another: 0 for the same. */
export const levelsBetween = (one: Level, other: Level): number =>
  Math.abs(levels.indexOf(one) - levels.indexOf(other));
