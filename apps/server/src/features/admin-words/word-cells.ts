import {
  columnsOfField,
  type Level,
  type StoredWord,
  type WordColumn,
  type WordContent,
  type WrittenField,
  wordColumns,
} from '@utarang/contract';
import { SEPARATOR } from '@utarang/domain/words';
import { columnOf, type RowField, rowFields, type WordDraft } from './draft-fields.js';
import type { TableRow } from './table-read.js';

/** A word as a row of a table: a text for each column, empty where the word has no value. */
export type WordCells = Readonly<Record<Exclude<WordColumn, 'id' | 'version'>, string>>;

/** The cells of a word: each field in the row of a word is the column of its name. */
export const cellsOf = (word: WordDraft): WordCells => ({
  ...(Object.fromEntries(rowFields.map((field) => [field, cellOf(word[field])])) as Record<RowField, string>),
  fields: cellOf(word.fields),
  hanja: cellOf(word.koLike?.hanja ?? null),
  caution: cellOf(word.koLike?.caution ?? null),
});

const cellOf = (value: string | readonly string[] | null): string =>
  typeof value === 'string' ? value : (value ?? []).join(SEPARATOR);

/** Reads a word from its cells. Where a column is missing, the field keeps its value. */
export function contentOf(
  cells: TableRow['cells'],
  level: Level | '',
  word: WordDraft | undefined,
): Required<WordContent> {
  const before = word && cellsOf(word);
  const text = (column: keyof WordCells) => cells.get(column) ?? before?.[column] ?? '';
  const valueIn = (field: RowField) => (columnOf(field).type === 'text[]' ? itemsOf(text(field)) : text(field));
  const [hanja, caution] = [text('hanja'), text('caution')];
  return {
    ...(Object.fromEntries(rowFields.map((field) => [field, valueIn(field)])) as Required<Pick<WordContent, RowField>>),
    level: level || null,
    fields: itemsOf(text('fields')),
    koLike: hanja === '' && caution === '' ? null : { hanja, caution: caution || null },
  };
}

const itemsOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** All cells of a word of the book, in the order of the columns. */
export const rowOf = (word: StoredWord): string[] => {
  const cells = { id: String(word.id), version: String(word.version), ...cellsOf(word) };
  return wordColumns.map((column) => cells[column]);
};

/** The columns of the fields of a word. */
export const columnsOf = (field: WrittenField): readonly (keyof WordCells)[] => columnsOfField[field];
