/** The columns of the tables in which admins export and import words (docs/product/admin.md#bulk), in their order. */
export const wordColumns = [
  'id',
  'version',
  'koreanPronunciation',
  'hiragana',
  'japaneseWord',
  'meaningKo',
  'level',
  'accept',
  'block',
  'fields',
  'hanja',
  'caution',
] as const;
export type WordColumn = (typeof wordColumns)[number];

export const tableFormats = ['csv', 'tsv'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** The largest table that is imported, in bytes, and its most rows (docs/product/admin.md#bulk). */
export const IMPORT_MAX_BYTES = 8 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 20_000;
