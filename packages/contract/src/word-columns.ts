import type { StoredWord } from './admin.js';

/**
 * The columns of the tables in which admins export and import words (docs/product/admin.md#bulk), by the field of a
 * word; both in their order. A missing field does not compile.
 */
export const columnsOfField = {
  id: ['id'],
  version: ['version'],
  koreanPronunciation: ['koreanPronunciation'],
  hiragana: ['hiragana'],
  japaneseWord: ['japaneseWord'],
  meaningKo: ['meaningKo'],
  level: ['level'],
  accept: ['accept'],
  block: ['block'],
  fields: ['fields'],
  koLike: ['hanja', 'caution'],
} as const satisfies Readonly<Record<keyof StoredWord, readonly string[]>>;

/** The fields of a word that admins write, in the order of its columns. */
export type WrittenField = Exclude<keyof StoredWord, 'id' | 'version'>;
export const writtenFields = (Object.keys(columnsOfField) as (keyof StoredWord)[]).filter(
  (field): field is WrittenField => field !== 'id' && field !== 'version',
);

export type WordColumn = (typeof columnsOfField)[keyof StoredWord][number];
export const wordColumns: readonly WordColumn[] = Object.values(columnsOfField).flat();

export const tableFormats = ['csv', 'tsv'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** The largest table that is imported, in bytes, and its most rows (docs/product/admin.md#bulk). */
export const IMPORT_MAX_BYTES = 8 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 20_000;
