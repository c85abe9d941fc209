import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ImportChange, ImportConflict, ImportFault, ImportObstacles, ImportReport } from '@utarang/contract';
import { format, importErr } from '@utarang/messages';
import { changedFields, type WordDraft } from './draft-fields.js';
import { type Book, type ReadRow, readRow } from './import-row.js';
import type { TableRow } from './table-read.js';
import { cellsOf, columnsOf } from './word-cells.js';

type Of<Kind extends ReadRow['kind']> = Extract<ReadRow, { kind: Kind }>;

/** What a table would do to the book. */
export type ImportPlan = {
  readonly rows: number;
  readonly unchanged: number;
  readonly added: readonly Of<'add'>[];
  readonly changed: readonly Of<'change'>[];
  readonly conflicts: readonly Of<'stale'>[];
  /** In the order of the rows. */
  readonly faults: readonly ImportFault[];
};

/** So many rows are judged before other requests have their turn. */
const ROWS_AT_ONCE = 500;
/** The most conflicts, and the most faults, that are listed; the others are only counted. */
const LISTED_MAX = 200;

/** Judges the rows of a table, each by itself and against the others. */
export async function planImport(rows: readonly TableRow[], book: Book): Promise<ImportPlan> {
  const read: ReadRow[] = [];
  const rowOfId = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
    const id = row.cells.get('id') ?? '';
    const earlier = id === '' ? undefined : rowOfId.get(id);
    rowOfId.set(id, earlier ?? row.row);
    read.push(earlier === undefined ? readRow(row, book) : repeated(row.row, id, earlier));
  }
  const ofKind = <Kind extends ReadRow['kind']>(kind: Kind) => read.filter((one): one is Of<Kind> => one.kind === kind);
  const [added, changed] = [ofKind('add'), ofKind('change')];
  const faults = [...ofKind('wrong').flatMap((one) => one.faults), ...takenIn([...added, ...changed], book)];
  return {
    rows: rows.length,
    unchanged: ofKind('same').length,
    added,
    changed,
    conflicts: ofKind('stale'),
    faults: faults.sort((one, other) => one.row - other.row),
  };
}

function repeated(row: number, id: string, earlier: number): ReadRow {
  const message = format(importErr.idRepeated, { id, row: earlier });
  return { kind: 'wrong', faults: [{ row, column: 'id', message }] };
}

/** "The same word with the same reading is the only duplicate" (docs/product/admin.md#add-a-word). */
function takenIn(wanted: readonly (Of<'add'> | Of<'change'>)[], { words, spellings }: Book): ImportFault[] {
  const changing = new Set(wanted.flatMap((one) => (one.kind === 'change' ? [one.word.id] : [])));
  const inBook = new Map(
    [...words.values()].filter(({ id }) => !changing.has(id)).map((word) => [keyOf(word), word.id]),
  );
  const inTable = new Map<string, number>();
  return wanted
    .toSorted((one, other) => one.row - other.row)
    .flatMap((one): ImportFault[] => {
      const { row, draft } = one;
      const key = keyOf(draft);
      // A word stays what it was called, and may be called as one of its own forms.
      const isOwn = one.kind === 'change' && (keyOf(one.word) === key || spellings.get(key) === one.word.id);
      const spelt = isOwn ? undefined : spellings.get(key);
      const [id, earlier] = [inBook.get(key) ?? spelt, inTable.get(key)];
      const message =
        id !== undefined
          ? format(importErr.taken, { id: String(id) })
          : earlier !== undefined
            ? format(importErr.takenInTable, { row: earlier })
            : null;
      inTable.set(key, earlier ?? row);
      return message === null ? [] : [{ row, column: 'japaneseWord', message }];
    });
}

const keyOf = ({ japaneseWord, hiragana }: WordDraft): string => `${japaneseWord}\n${hiragana}`;

/** What a plan says to whoever sent the table. */
export function reportOf(plan: ImportPlan): ImportReport {
  const { rows, unchanged, added, changed } = plan;
  return {
    applied: false,
    digest: digestOf(plan),
    rows,
    unchanged,
    added: added.map(({ row, draft }) => ({ row, id: null, ...differenceOf(null, draft) })),
    changed: changed.map(({ row, word, draft }) => ({ row, id: word.id, ...differenceOf(word, draft) })),
    ...obstaclesOf(plan),
  };
}

/** Why a plan cannot be carried out: the first of each kind, and how many there are. */
export const obstaclesOf = ({ conflicts, faults }: ImportPlan): ImportObstacles => ({
  conflicts: conflicts.slice(0, LISTED_MAX).map(
    ({ row, word, draft, version }): ImportConflict => ({
      ...{ row, id: word.id, version, newest: word.version },
      ...differenceOf(word, draft),
    }),
  ),
  conflictCount: conflicts.length,
  faults: faults.slice(0, LISTED_MAX),
  faultCount: faults.length,
});

const NOTHING: Partial<ReturnType<typeof cellsOf>> = {};

function differenceOf(word: WordDraft | null, draft: WordDraft): Omit<ImportChange, 'row' | 'id'> {
  const [before, after] = [word ? cellsOf(word) : NOTHING, cellsOf(draft)];
  const columns = word ? changedFields(word, draft).flatMap(columnsOf) : (Object.keys(after) as (keyof typeof after)[]);
  return {
    japaneseWord: draft.japaneseWord,
    hiragana: draft.hiragana,
    differences: columns
      .map((column) => ({ column, before: before[column] ?? '', after: after[column] }))
      .filter((cell) => cell.before !== cell.after),
  };
}

/** A digest of all that a plan does and of all that is in its way. Two plans that differ have different digests. */
export function digestOf({ added, changed, conflicts, faults }: ImportPlan): string {
  const content = [
    added.map(({ row, draft }) => [row, draft]),
    [...changed, ...conflicts].map(({ row, word, draft }) => [row, word.id, word.version, draft]),
    faults,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
