import type { WordEntry } from '../words/entry.js';
import type { Problem } from '../words/problem.js';

/** A line of a list, its cells by column. */
export type Line<Column extends string> = { readonly line: number } & Readonly<Record<Column, string>>;

/**
 * Reads a list of tab-separated values with a header. The last `optional` columns may be left out at the end of a line
 * and are empty then. What cannot be read is a problem and gives no line.
 */
export function parseTable<Column extends string>(
  file: string,
  text: string,
  columns: readonly Column[],
  optional = 0,
): { lines: Line<Column>[]; problems: Problem[] } {
  const [header, ...rows] = text.split('\n');
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ file, line, message });
  if (rows.at(-1) === '') rows.pop();
  else report(rows.length + 1, 'the file must end with a line feed');
  if (header !== columns.join('\t'))
    report(1, `the first line must be the header, separated by tabs: ${columns.join(' ')}`);
  if (text.normalize('NFC') !== text) report(1, 'the file is not NFC');

  const lines = rows.flatMap((row, i) => {
    const line = i + 2;
    const cells = row.split('\t');
    if (cells.some((cell) => cell.trim() !== cell)) report(line, 'a cell has a space at an end');
    const required = columns.length - optional;
    if (cells.length < required || cells.length > columns.length) {
      const wanted = optional === 0 ? `${required}` : `${required} to ${columns.length}`;
      report(line, `${cells.length} columns instead of ${wanted}`);
      return [];
    }
    if (cells.length > required && cells.at(-1) === '') report(line, 'a tab too many at the end');
    const byColumn = Object.fromEntries(columns.map((column, cell) => [column, cells[cell] ?? '']));
    return [{ line, ...(byColumn as Record<Column, string>) }];
  });
  return { lines, problems };
}

/** Finds words as lists name them: by how they are written and read. */
export function wordFinder(words: readonly WordEntry[]) {
  const byName = new Map(words.map((word) => [`${word.japaneseWord}\t${word.hiragana}`, word]));
  return (name: { word: string; reading: string }): WordEntry | undefined =>
    byName.get(`${name.word}\t${name.reading}`);
}
