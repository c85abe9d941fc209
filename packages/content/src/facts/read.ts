import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContentProblem, formatProblem } from '../problem.js';
import { parseTable } from '../tsv.js';
import type { WordEntry } from '../words/entry.js';
import type { WordFact, WordFacts } from './entry.js';
import { type FactFile, type FactLine, factFiles } from './format.js';
import { accentOf, bandOf, linkOf, registerOf, transitivityOf, usageOf } from './rows.js';

/** The facts of a directory. Throws with all problems, one a line. */
export async function readWordFacts(directory: URL | string, words: readonly WordEntry[]): Promise<WordFacts> {
  const { facts, problems } = await checkWordFacts(directory, words);
  if (problems.length > 0) throw new Error(['the facts have problems', ...problems.map(formatProblem)].join('\n'));
  return facts;
}

/** Reads the facts as `readWordFacts` does, and returns the problems instead of throwing them. */
export async function checkWordFacts(
  directory: URL | string,
  words: readonly WordEntry[],
): Promise<{ facts: WordFacts; problems: ContentProblem[] }> {
  const path = directory instanceof URL ? fileURLToPath(directory) : directory;
  const files = Object.keys(factFiles) as FactFile[];
  const texts = await Promise.all(files.map((file) => readFile(join(path, file), 'utf8')));
  return parseFacts(Object.fromEntries(files.map((file, i) => [file, texts[i]])) as Record<FactFile, string>, words);
}

/** The facts in the texts of the files, and all their problems. */
export function parseFacts(
  texts: Readonly<Record<FactFile, string>>,
  words: readonly WordEntry[],
): { facts: WordFacts; problems: ContentProblem[] } {
  const byId = new Map(words.map((word) => [String(word.id), word]));
  const problems: ContentProblem[] = [];

  /** The lines of a file for words of the book; `faultsOf` checks the rest of a line. */
  function linesOf<File extends FactFile>(
    file: File,
    faultsOf: (line: FactLine<File>, word: WordEntry) => readonly string[],
    keyOf: (line: FactLine<File>) => string = (line) => (line as unknown as { id: string }).id,
  ): FactLine<File>[] {
    const columns: readonly (typeof factFiles)[File][number][] = factFiles[file];
    const parsed = parseTable(file, texts[file], columns);
    problems.push(...parsed.problems);
    const first = new Map<string, number>();
    return parsed.lines.filter((line) => {
      const { id, word } = line as unknown as { id: string; word: string };
      const known = byId.get(id);
      const faults = known ? [...named(known, word), ...faultsOf(line, known)] : [`there is no word ${id}`];
      const key = keyOf(line);
      const before = first.get(key);
      if (before === undefined) first.set(key, line.line);
      else faults.push(`${word} is there already, in line ${before}`);
      for (const message of faults) problems.push({ file, line: line.line, message });
      return faults.length === 0;
    });
  }

  const accents = linesOf('accents.tsv', accentOf.faults).map(accentOf.read);
  const bands = linesOf('bands.tsv', bandOf.faults).map(bandOf.read);
  const links = linesOf('related.tsv', (line, word) => linkOf.faults(line, word, byId), linkOf.key).flatMap(
    linkOf.read,
  );
  const facts = new Map<number, WordFact>();
  const add = ({ wordId, ...own }: { readonly wordId: number } & Partial<WordFact>) => {
    const before = facts.get(wordId) ?? { wordId, transitivity: null, register: null, usage: null };
    facts.set(wordId, { ...before, ...own });
  };
  for (const line of linesOf('transitivity.tsv', transitivityOf.faults)) add(transitivityOf.read(line));
  for (const line of linesOf('register.tsv', registerOf.faults)) add(registerOf.read(line));
  for (const line of linesOf('usage.tsv', usageOf.faults)) add(usageOf.read(line));
  return { facts: { accents, bands, facts: [...facts.values()], links }, problems };
}

/** The word is repeated beside its id, so that a reader sees which is meant. */
const named = ({ id, japaneseWord }: WordEntry, word: string): string[] =>
  word === japaneseWord ? [] : [`${id} is ${japaneseWord}, not ${word}`];
