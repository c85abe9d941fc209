import { createHash } from 'node:crypto';
import type { ImportChange, ImportConflict, ImportFault, ImportObstacles, ImportReport } from '@utarang/contract';
import { format, importErr } from '@utarang/messages';
import { arrayAsJson, createTimeSlices, mapInSlices, type TimeSlices } from '../../lib/time-slice.js';
import { changedFields, type WordDraft } from './draft-fields.js';
import { type Book, type ReadRow, readRow } from './import-row.js';
import type { TableRow } from './table-read.js';
import { cellsOf, columnsOf } from './word-cells.js';

type RowOfKind<Kind extends ReadRow['kind']> = Extract<ReadRow, { kind: Kind }>;

/** A plan of the changes that a table makes to the book. */
export type ImportPlan = {
  readonly rows: number;
  readonly unchanged: number;
  readonly added: readonly RowOfKind<'add'>[];
  readonly changed: readonly RowOfKind<'change'>[];
  readonly conflicts: readonly RowOfKind<'stale'>[];
  /** In the order of the rows. */
  readonly faults: readonly ImportFault[];
};

/** The most conflicts, and the most faults, that are listed; the others are only counted. */
const LISTED_MAX = 200;

/** Validates the rows of a table, each by itself and against the others. */
export async function planImport(rows: readonly TableRow[], book: Book): Promise<ImportPlan> {
  const slices = createTimeSlices();
  const rowOfId = new Map<string, number>();
  const judged = (row: TableRow): ReadRow => {
    const id = row.cells.get('id') ?? '';
    const earlier = id === '' ? undefined : rowOfId.get(id);
    rowOfId.set(id, earlier ?? row.row);
    return earlier === undefined ? readRow(row, book) : repeated(row.row, id, earlier);
  };
  const read = await mapInSlices(rows, judged, slices);
  const ofKind = <Kind extends ReadRow['kind']>(kind: Kind) =>
    read.filter((one): one is RowOfKind<Kind> => one.kind === kind);
  const [added, changed] = [ofKind('add'), ofKind('change')];
  const faults = [
    ...ofKind('wrong').flatMap((one) => one.faults),
    ...(await duplicateFaults([...added, ...changed], book, slices)),
  ];
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
async function duplicateFaults(
  wanted: readonly (RowOfKind<'add'> | RowOfKind<'change'>)[],
  { words, spellings }: Book,
  slices: TimeSlices,
): Promise<ImportFault[]> {
  const changing = new Set(wanted.flatMap((one) => (one.kind === 'change' ? [one.word.id] : [])));
  const staying = [...words.values()].filter(({ id }) => !changing.has(id));
  const inBook = new Map(await mapInSlices(staying, (word) => [keyOf(word), word.id] as const, slices));
  const inTable = new Map<string, number>();
  const faults = await mapInSlices(
    wanted.toSorted((one, other) => one.row - other.row),
    (one): ImportFault[] => {
      const { row, draft } = one;
      const key = keyOf(draft);
      // A word keeps its name, and may get one of its own forms as its name.
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
    },
    slices,
  );
  return faults.flat();
}

const keyOf = ({ japaneseWord, hiragana }: WordDraft): string => `${japaneseWord}\n${hiragana}`;

/** The report of a plan for the admin who sent the table. */
export async function reportOf(plan: ImportPlan): Promise<ImportReport> {
  const { rows, unchanged, added, changed } = plan;
  const slices = createTimeSlices();
  return {
    applied: false,
    digest: await digestOf(plan),
    rows,
    unchanged,
    added: await mapInSlices(added, ({ row, draft }) => ({ row, id: null, ...differenceOf(null, draft) }), slices),
    changed: await mapInSlices(
      changed,
      ({ row, word, draft }) => ({ row, id: word.id, ...differenceOf(word, draft) }),
      slices,
    ),
    ...obstaclesOf(plan),
  };
}

/** The obstacles to a plan: the first of each kind, and their number. */
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

/** A digest of a plan and its obstacles. Two different plans have different digests. */
export async function digestOf({ added, changed, conflicts, faults }: ImportPlan): Promise<string> {
  const hash = createHash('sha256');
  const slices = createTimeSlices();
  const take = (item: unknown) => void hash.update(`${JSON.stringify(item)}\n`);
  await mapInSlices(added, ({ row, draft }) => take([row, draft]), slices);
  take('changed');
  const ofWords = [...changed, ...conflicts];
  await mapInSlices(ofWords, ({ row, word, draft }) => take([row, word.id, word.version, draft]), slices);
  take('faults');
  await mapInSlices(faults, take, slices);
  return hash.digest('base64url');
}

/** A report as JSON. The serializer of the route would validate and write all of it in one turn of the event loop. */
export async function writeReport({ added, changed, ...rest }: ImportReport): Promise<string> {
  const slices = createTimeSlices();
  const [first, second] = [await arrayAsJson(added, slices), await arrayAsJson(changed, slices)];
  return `${JSON.stringify(rest).slice(0, -1)},"added":${first},"changed":${second}}`;
}
