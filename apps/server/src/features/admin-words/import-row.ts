import {
  type AdminWord,
  addWordBody,
  type ImportFault,
  type Level,
  levels,
  type WordColumn,
  type WordContent,
  wordColumns,
} from '@utarang/contract';
import { format, importErr, validationMessages } from '@utarang/messages';
import { draftOf, faultsOf } from './draft.js';
import { changedFields, type WordDraft } from './draft-fields.js';
import type { TableRow } from './table-read.js';
import { contentOf } from './word-cells.js';

/** The book for the validation of rows: its words, and the rule. */
export type Book = {
  readonly words: ReadonlyMap<number, AdminWord>;
  /** The ids of words by their spellings that are not their headwords, with `keyOf` as the key. */
  readonly spellings: ReadonlyMap<string, number>;
  readonly judge: Judge;
};

/** The Korean sentence for each invalid field. */
type Judge = (content: WordContent, draft: WordDraft) => Readonly<Record<string, string>>;

/**
 * Creates the validation of the form: its schema, then the rule itself. Results are cached, so that validating the same
 * import again under the lock takes only a moment. `situations` are the names of all situations.
 */
export function createJudge(situations: ReadonlySet<string>): Judge {
  const judged = new Map<string, ReturnType<Judge>>();
  return (content, draft) => {
    const key = JSON.stringify(content);
    const faults = judged.get(key) ?? schemaFaults(content) ?? faultsOf(draft, situations);
    judged.set(key, faults);
    return faults;
  };
}

/** A row that was read, with its draft. */
export type ReadRow =
  | { readonly kind: 'wrong'; readonly faults: readonly ImportFault[] }
  | { readonly kind: 'same'; readonly row: number; readonly word: AdminWord }
  | { readonly kind: 'add'; readonly row: number; readonly draft: WordDraft }
  | ({ readonly kind: 'change' } & Change)
  /** a change that was made to an earlier version */
  | ({ readonly kind: 'stale'; readonly version: number } & Change);

type Change = { readonly row: number; readonly word: AdminWord; readonly draft: WordDraft };

const NUMBER = /^[1-9]\d{0,8}$/;

/** Validates a row by the rule of the form. A row that changes nothing is valid, even if the rule has changed. */
export function readRow({ row, cells, strays }: TableRow, { words, judge }: Book): ReadRow {
  const wrong = (column: WordColumn | null, message: string): ReadRow => ({
    kind: 'wrong',
    faults: [{ row, column, message }],
  });
  if (strays) return wrong(null, importErr.withoutHeading);
  const [id, version] = [cells.get('id') ?? '', cells.get('version') ?? ''];
  if (id !== '' && !NUMBER.test(id)) return wrong('id', importErr.idInvalid);
  const word = words.get(Number(id));
  if (id !== '' && !word) return wrong('id', format(importErr.idUnknown, { id }));
  if (word && version !== '' && !NUMBER.test(version)) return wrong('version', importErr.versionInvalid);
  const level = (cells.get('level') ?? word?.level ?? '').toUpperCase();
  if (!isLevel(level)) return wrong('level', importErr.levelUnknown);

  const content = contentOf(cells, level, word);
  const draft = draftOf(content, word);
  if (word && changedFields(word, draft).length === 0) return { kind: 'same', row, word };
  if (word && version !== '' && Number(version) !== word.version) {
    return { kind: 'stale', row, word, draft, version: Number(version) };
  }
  const faults = Object.entries(judge(content, draft)).map(([field, message]) => {
    const name = field.replace(/^koLike\./, '').replace(/\..*$/, '');
    return { row, column: wordColumns.find((column) => column === name) ?? null, message };
  });
  if (faults.length > 0) return { kind: 'wrong', faults };
  return word ? { kind: 'change', row, word, draft } : { kind: 'add', row, draft };
}

const isLevel = (text: string): text is Level | '' => text === '' || levels.some((level) => level === text);

function schemaFaults(content: WordContent): Record<string, string> | null {
  const { error } = addWordBody.safeParse(content);
  if (!error) return null;
  const faults: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    faults[path.join('.')] ??= isCode(message) ? validationMessages[message] : validationMessages.value_invalid;
  }
  return faults;
}

const isCode = (text: string): text is keyof typeof validationMessages => Object.hasOwn(validationMessages, text);
