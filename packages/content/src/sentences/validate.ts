import type { ContentProblem } from '../problem.js';
import type { WordEntry } from '../words/entry.js';
import { bankChecks } from './bank-checks.js';
import type { SentenceInPieces } from './parse.js';
import { rowChecks } from './row-checks.js';

/** Every problem of a bank of sentences, in the order of its files and lines. `words` is the word book. */
export function validateSentences(rows: readonly SentenceInPieces[], words: readonly WordEntry[]): ContentProblem[] {
  const book = new Map(words.map((word) => [word.id, word]));
  const files = [...new Set(rows.map((row) => row.file))];
  const inRows = rows.flatMap((row) =>
    rowChecks.flatMap((check) => check(row, book).map((message) => ({ file: row.file, line: row.line, message }))),
  );
  const between = bankChecks.flatMap((check) => check(rows, book));
  return [...inRows, ...between].sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line);
}
