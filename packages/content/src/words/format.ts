import { type Level, levels } from '@utarang/contract';

/** The columns of a word file, in order (`docs/content.md`). */
export const COLUMNS = ['id', 'word', 'reading', 'pos', 'meaning', 'accept', 'block', 'pron'] as const;
export type Column = (typeof COLUMNS)[number];

/** Between the items of one cell. */
export const SEPARATOR = ', ';

/** Each level has its own ten thousand ids, the easier levels the higher ones: ties in a search go to the higher id. */
export const FIRST_ID: Readonly<Record<Level, number>> = { N5: 50_001, N4: 40_001, N3: 30_001, N2: 20_001, N1: 10_001 };
export const IDS_PER_LEVEL = 9_999;

export const fileOf = (level: Level): string => `${level.toLowerCase()}.tsv`;

export const levelOf = (file: string): Level | undefined => levels.find((level) => fileOf(level) === file);
