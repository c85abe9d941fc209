import { isNfc } from '@utarang/domain/language';
import type { ContentProblem } from './problem.js';

/** A line of a table, its cells by column. */
export type Line<Column extends string> = { readonly line: number } & Readonly<Record<Column, string>>;

/**
 * Reads a file of tab-separated values with a header, the main format of the content. The last `optional` columns may
 * be left out at the end of a line and are empty then, and at the end of the header where no line has them. An invalid
 * line is a problem and gives no row.
 */
export function parseTable<Column extends string>(
  file: string,
  text: string,
  columns: readonly Column[],
  optional = 0,
): { lines: Line<Column>[]; problems: ContentProblem[] } {
  const [header, ...rows] = text.split('\n');
  const problems: ContentProblem[] = [];
  const report = (line: number, message: string) => problems.push({ file, line, message });
  if (rows.at(-1) === '') rows.pop();
  else report(rows.length + 1, 'the file must end with a line feed');
  const required = columns.length - optional;
  const named = Math.max(required, Math.min(header!.split('\t').length, columns.length));
  if (header !== columns.slice(0, named).join('\t'))
    report(1, `the first line must be the header, separated by tabs: ${columns.join(' ')}`);

  const wanted = named === required ? `${required}` : `${required} to ${named}`;
  const clean = isClean(text);
  const lines = rows.flatMap((row, i) => {
    const line = i + 2;
    const cells = row.split('\t');
    if (row.includes('\r')) report(line, 'lines must end with a line feed alone, without a carriage return');
    if (cells.length < required || cells.length > named) {
      report(line, `${cells.length} columns instead of ${wanted}`);
      return [];
    }
    const byColumn = cellsIn(cells, columns);
    if (!clean) for (const fault of cellFaults(byColumn)) report(line, fault);
    return [{ line, ...byColumn }];
  });
  return { lines, problems };
}

/**
 * Checks whether no cell of a text can have a fault: one scan of the whole text, since every start of the server waits
 * for it.
 */
const isClean = (text: string): boolean => isNfc(text) && !/\ufffd|[^\S\n\t ]| {2}|^ | $|[\t\n] | [\t\n]/u.test(text);

const cellFaults = (cells: Readonly<Record<string, string>>): string[] =>
  Object.entries(cells).flatMap(([column, text]) => [
    ...(isNfc(text) ? [] : [`${column} is not NFC`]),
    ...(text.includes('\ufffd') ? [`${column} is not UTF-8`] : []),
    ...(/^\s|\s$|\s\s|[^\S\r ]/u.test(text.replace(/\r$/, ''))
      ? [`${column} has a space too many, or one that is not a plain space`]
      : []),
  ]);

/** Reads a table that was checked elsewhere, or that a person maintains, whatever its columns: it reports no problems. */
export function readTsv<Column extends string>(text: string): Record<Column, string>[] {
  const [header = '', ...rows] = text.split('\n').filter((row) => row !== '');
  const columns = header.split('\t') as Column[];
  return rows.map((row) => cellsIn(row.split('\t'), columns));
}

/** The cells of a line by column; a cell that is left out at its end is empty. */
const cellsIn = <Column extends string>(cells: readonly string[], columns: readonly Column[]) =>
  Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Record<Column, string>;
