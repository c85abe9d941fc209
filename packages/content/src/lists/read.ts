import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContentProblem, formatProblem } from '../problem.js';
import type { WordEntry } from '../words/entry.js';
import { FIELDS_FILE, type Field, readFields } from './fields.js';
import { KO_LIKE_FILE, type KoLike, readKoLike } from './ko-like.js';

/** The lists that group words of the book: situations, and words like Korean. */
export type WordLists = { readonly fields: readonly Field[]; readonly koLike: readonly KoLike[] };

/** Reads the lists of a content directory. Throws with all problems, one a line. */
export async function readWordLists(directory: URL | string, words: readonly WordEntry[]): Promise<WordLists> {
  const { lists, problems } = await checkWordLists(directory, words);
  if (problems.length > 0) throw new Error(['the lists have problems', ...problems.map(formatProblem)].join('\n'));
  return lists;
}

/** Reads the lists as `readWordLists` does, and returns the problems instead of throwing them. */
export async function checkWordLists(
  directory: URL | string,
  words: readonly WordEntry[],
): Promise<{ lists: WordLists; problems: ContentProblem[] }> {
  const path = directory instanceof URL ? fileURLToPath(directory) : directory;
  const text = (file: string) => readFile(join(path, file), 'utf8');
  const { fields, problems } = readFields(await text(FIELDS_FILE), words);
  const { koLike, problems: koLikeProblems } = readKoLike(await text(KO_LIKE_FILE), words);
  return { lists: { fields, koLike }, problems: [...problems, ...koLikeProblems] };
}
