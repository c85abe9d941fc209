import { answerItems } from '@utarang/domain/words';
import { type FieldName, fieldNames } from '../../data/fields.js';
import type { ContentProblem } from '../problem.js';
import { parseTable } from '../tsv.js';
import type { WordEntry } from '../words/entry.js';
import { wordFinder } from './word-finder.js';

/** A word in a situation. */
export type FieldEntry = {
  readonly wordId: number;
  /**
   * The meaning of the word in this situation, where it differs: 制服 is 교복 at school. Null for the meaning of the word
   * book.
   */
  readonly meaningKo: string | null;
  /**
   * True if the level of the word is hidden there, since it would mislead: さようなら is among the first words, and N2 in
   * the list.
   */
  readonly hidesLevel: boolean;
};

/** A situation with its words, in an order for learners. */
export type Field = { readonly name: FieldName; readonly entries: readonly FieldEntry[] };

export const FIELDS_FILE = 'fields.tsv';

/**
 * The least number of entries of a situation. Nuts and apologies have fewer words (docs/product/words.md#situations).
 */
const LEAST = 30;
const LEAST_OF: Partial<Record<FieldName, number>> = { 견과류: 15, 사과하기: 15 };

const COLUMNS = ['field', 'word', 'reading', 'meaning', 'level'] as const;
/** The number of last columns that may be left out: most lines have neither a sense of their own nor a level. */
const OPTIONAL = 2;
const NO_LEVEL = '-';

const isField = (name: string): name is FieldName => (fieldNames as readonly string[]).includes(name);

/** Reads the situations, and all their problems. `words` is the word book. */
export function readFields(text: string, words: readonly WordEntry[]): { fields: Field[]; problems: ContentProblem[] } {
  const { lines, problems } = parseTable(FIELDS_FILE, text, COLUMNS, OPTIONAL);
  const report = (line: number, message: string) => problems.push({ file: FIELDS_FILE, line, message });
  const find = wordFinder(words);
  const found = new Map<FieldName, Map<number, FieldEntry>>(fieldNames.map((name) => [name, new Map()]));

  for (const entry of lines) {
    const word = find(entry);
    if (!isField(entry.field)) report(entry.line, `there is no situation "${entry.field}"`);
    else if (!word) report(entry.line, `${entry.word} (${entry.reading}) is not in the word book`);
    else if (found.get(entry.field)!.has(word.id)) report(entry.line, `${entry.word} is there twice`);
    else {
      for (const fault of faultsOf(entry, word)) report(entry.line, `${entry.word}: ${fault}`);
      const { meaning, level } = entry;
      const own = { meaningKo: meaning || null, hidesLevel: level === NO_LEVEL };
      found.get(entry.field)!.set(word.id, { wordId: word.id, ...own });
    }
  }
  for (const [name, { size }] of found) {
    const least = LEAST_OF[name] ?? LEAST;
    if (size < least) report(1, `${name} has ${size} entries, fewer than ${least}`);
  }
  return { fields: [...found].map(([name, entries]) => ({ name, entries: [...entries.values()] })), problems };
}

/**
 * Finds faults of a line. A meaning that is shown in a situation may be typed in a test, so each of its senses is one
 * of the word's or an accepted answer.
 */
function faultsOf({ meaning, level }: { meaning: string; level: string }, word: WordEntry): string[] {
  const faults: string[] = [];
  const listed = new Set([...answerItems(word.meaningKo), ...word.accept].map(unbracketed));
  const strange = answerItems(meaning).filter((sense) => !listed.has(unbracketed(sense)));
  for (const sense of strange) faults.push(`"${sense}" is neither a sense of it nor accepted`);
  if (meaning === word.meaningKo) faults.push('its meaning is that of the word book: leave it empty');
  if (level !== '' && level !== NO_LEVEL) faults.push(`its level may be "${NO_LEVEL}" or empty, not "${level}"`);
  if (level === NO_LEVEL && word.level === null) faults.push('it has no level: leave it empty');
  return faults;
}

const unbracketed = (sense: string): string => sense.replace(/\([^)]*\)/g, '').trim();
