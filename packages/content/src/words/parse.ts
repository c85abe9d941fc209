import type { ContentProblem } from '../problem.js';
import { type Line, parseTable } from '../tsv.js';
import { COLUMNS, type Column, entryOf, OPTIONAL_COLUMNS, type WordEntry, wordFields } from './entry.js';

/** One line of a word file, its cells as written. */
export type Row = { readonly file: string } & Line<Column>;

/** Reads the text of a word file. A line without its columns is a problem and gives no row. */
export function parseWords(file: string, text: string): { rows: Row[]; problems: ContentProblem[] } {
  const { lines, problems } = parseTable(file, text, COLUMNS, OPTIONAL_COLUMNS);
  return { rows: lines.map((line) => ({ file, ...line })), problems };
}

/** The entry of a row that has no problems. */
export const toEntry = (row: Row): WordEntry =>
  entryOf((field) => {
    const { column, read } = wordFields[field];
    return read(column === null ? '' : row[column], row);
  });
