import { type FieldName, fieldNames } from '../../data/fields.js';
import type { WordEntry } from '../words/entry.js';
import type { Problem } from '../words/problem.js';
import { parseTable, wordFinder } from './table.js';

/** A situation with its words, in the order a learner would want. */
export type Field = { readonly name: FieldName; readonly wordIds: readonly number[] };

export const FIELDS_FILE = 'fields.tsv';

/** Every situation has at least so many entries; of nuts and apologies there are not so many (`decisions.md`, Fields). */
const LEAST = 30;
const LEAST_OF: Partial<Record<FieldName, number>> = { 견과류: 15, 사과하기: 15 };

const isField = (name: string): name is FieldName => (fieldNames as readonly string[]).includes(name);

/** Reads the situations, and all that is wrong with them. `words` is the word book that they take their words from. */
export function readFields(text: string, words: readonly WordEntry[]): { fields: Field[]; problems: Problem[] } {
  const { lines, problems } = parseTable(FIELDS_FILE, text, ['field', 'word', 'reading']);
  const report = (line: number, message: string) => problems.push({ file: FIELDS_FILE, line, message });
  const find = wordFinder(words);
  const ids = new Map<FieldName, Set<number>>(fieldNames.map((name) => [name, new Set()]));

  for (const entry of lines) {
    const word = find(entry);
    if (!isField(entry.field)) report(entry.line, `there is no situation "${entry.field}"`);
    else if (!word) report(entry.line, `${entry.word} (${entry.reading}) is not in the word book`);
    else if (ids.get(entry.field)!.has(word.id)) report(entry.line, `${entry.word} is there twice`);
    else ids.get(entry.field)!.add(word.id);
  }
  for (const [name, { size }] of ids) {
    const least = LEAST_OF[name] ?? LEAST;
    if (size < least) report(1, `${name} has ${size} entries, fewer than ${least}`);
  }
  return { fields: [...ids].map(([name, of]) => ({ name, wordIds: [...of] })), problems };
}
