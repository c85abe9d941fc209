import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFactFile } from '../facts/format.js';
import { type ContentProblem, formatProblem } from '../problem.js';
import type { WordEntry } from './entry.js';
import { fileNames } from './format.js';
import { parseWords, type Row, toEntry } from './parse.js';
import { validateWords } from './validate.js';

/**
 * The word book in a directory: every file in it, the easiest level first. Throws with all lines that are no words, one
 * a line, as `n5.tsv:12: …`; `readRows` checks the quality of the words; tests call it, but no start of the server. The
 * directory is an argument, since a bundle has none of its own.
 */
export async function readWordBook(directory: URL | string): Promise<WordEntry[]> {
  const { rows, problems } = await parseFiles(directory);
  if (problems.length > 0) throw new Error(['the word book has problems', ...problems.map(formatProblem)].join('\n'));
  return rows.map(toEntry);
}

/** The rows of a word book and all their problems. */
export async function readRows(directory: URL | string): Promise<{ rows: Row[]; problems: ContentProblem[] }> {
  const { rows, problems } = await parseFiles(directory);
  return { rows, problems: [...problems, ...validateWords(rows)] };
}

async function parseFiles(directory: URL | string): Promise<{ rows: Row[]; problems: ContentProblem[] }> {
  const path = directory instanceof URL ? fileURLToPath(directory) : directory;
  const files = (await readdir(path)).filter((name) => name.endsWith('.tsv') && !isFactFile(name)).sort(easiestFirst);
  if (files.length === 0) throw new Error(`${path} has no word files`);
  const parsed = await Promise.all(
    files.map(async (file) => parseWords(file, await readFile(join(path, file), 'utf8'))),
  );
  return { rows: parsed.flatMap((file) => file.rows), problems: parsed.flatMap((file) => file.problems) };
}

/** Sorts N5 before N4; a file of no level comes first, and is reported. */
const easiestFirst = (a: string, b: string): number => fileNames.indexOf(a) - fileNames.indexOf(b);
