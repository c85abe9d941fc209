import type { CheckedWordsQuery } from './study.js';
import type { TableFormat } from './word-columns.js';

/** The columns of the files with which a member takes saved words along, in their order (docs/product/my-words.md#take-along). */
export const takeAlongColumns = [
  'word',
  'reading',
  'hangul',
  'korean',
  'accent',
  'partOfSpeech',
  'level',
  'example',
  'translation',
] as const;
export type TakeAlongColumn = (typeof takeAlongColumns)[number];

/** GET /api/users/me/words.csv and words.tsv `checkedWordsQuery`: the saved words as a file. */
export const takeAlongAddress = (format: TableFormat, status: CheckedWordsQuery['status']): string =>
  `/api/users/me/words.${format}${status ? `?status=${status}` : ''}`;
