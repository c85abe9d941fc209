import { COLUMNS, type Column, SEPARATOR } from './format.js';
import type { Problem } from './problem.js';

/** One line of a word file, its cells as written. */
export type Row = { readonly file: string; readonly line: number } & Readonly<Record<Column, string>>;

/** Reads the text of a word file. A line that does not have its columns is a problem and gives no row. */
export function parseWords(file: string, text: string): { rows: Row[]; problems: Problem[] } {
  const rows: Row[] = [];
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ file, line, message });

  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  else report(lines.length, 'the file must end with a line feed');

  const header = COLUMNS.join('\t');
  if (lines[0] !== header) report(1, `the first line must be the header, separated by tabs: ${COLUMNS.join(' ')}`);

  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    if (content.includes('\r')) report(line, 'lines must end with a line feed alone, without a carriage return');
    if (line === 1) continue;
    const cells = content.split('\t');
    if (cells.length === COLUMNS.length) rows.push({ file, line, ...cellsByColumn(cells) });
    else report(line, `${cells.length} columns instead of ${COLUMNS.length}`);
  }
  return { rows, problems };
}

/** The items of a cell: `먹다, 마시다` are two, an empty cell has none. */
export const items = (cell: string): string[] => (cell === '' ? [] : cell.split(SEPARATOR));

function cellsByColumn(cells: readonly string[]): Record<Column, string> {
  return Object.fromEntries(COLUMNS.map((column, i) => [column, cells[i] ?? ''])) as Record<Column, string>;
}
