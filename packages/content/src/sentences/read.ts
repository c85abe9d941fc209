import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContentProblem, formatProblem } from '../problem.js';
import type { WordEntry } from '../words/entry.js';
import {
  inPieces,
  parseSentences,
  type Sentence,
  type SentenceEntry,
  type SentenceInPieces,
  toEntry,
} from './parse.js';
import { validateSentences } from './validate.js';

/**
 * The bank of sentences in a directory, the easiest level first. Throws an error that lists all invalid
 * lines, as `n5.tsv:12: …`. `readSentences` and `readSentenceRows` check the quality of the sentences; tests call them,
 * but no start of the server.
 */
export async function readSentenceBank(directory: URL | string): Promise<SentenceEntry[]> {
  const { rows, problems } = await parseFiles(directory);
  refuse(problems);
  return rows.map(toEntry);
}

/** Reads and parses the sentences with all checks. `words` is the word book. */
export async function readSentences(directory: URL | string, words: readonly WordEntry[]): Promise<Sentence[]> {
  const { rows, problems } = await readSentenceRows(directory, words);
  refuse(problems);
  return rows.map(inPieces);
}

/** The rows of a bank and all their problems. */
export async function readSentenceRows(
  directory: URL | string,
  words: readonly WordEntry[],
): Promise<{ rows: SentenceInPieces[]; problems: ContentProblem[] }> {
  const { rows, problems } = await parseFiles(directory);
  return { rows, problems: [...problems, ...validateSentences(rows, words)] };
}

function refuse(problems: readonly ContentProblem[]): void {
  if (problems.length > 0) throw new Error(['the sentences have problems', ...problems.map(formatProblem)].join('\n'));
}

async function parseFiles(directory: URL | string): Promise<{ rows: SentenceInPieces[]; problems: ContentProblem[] }> {
  const path = directory instanceof URL ? fileURLToPath(directory) : directory;
  const files = (await readdir(path)).filter((name) => name.endsWith('.tsv'));
  files.sort().reverse(); // N5 before N4
  const parsed = await Promise.all(
    files.map(async (file) => parseSentences(file, await readFile(join(path, file), 'utf8'))),
  );
  return { rows: parsed.flatMap((file) => file.rows), problems: parsed.flatMap((file) => file.problems) };
}
