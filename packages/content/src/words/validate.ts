import type { ContentProblem } from '../problem.js';
import { bookChecks } from './book-checks.js';
import type { Row } from './parse.js';
import { rowChecks } from './row-checks.js';

/** Every problem of a word book, in the order of its files and lines. */
export function validateWords(rows: readonly Row[]): ContentProblem[] {
  const files = [...new Set(rows.map((row) => row.file))];
  const inRows = rows.flatMap((row) =>
    rowChecks.flatMap((check) => check(row).map((message) => ({ file: row.file, line: row.line, message }))),
  );
  const between = bookChecks.flatMap((check) => check(rows));
  return [...inRows, ...between].sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line);
}
