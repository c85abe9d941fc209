import type { QueryClient } from '@tanstack/react-query';
import { ApiError, IMPORT_MAX_BYTES, type ImportReport, type ImportResult, type TableFormat } from '@utarang/contract';
import { adminImport } from '@utarang/messages';
import { errorText } from '../../lib/http.js';
import { newKey } from '../../lib/new-key.js';
import { createStore } from '../../lib/store.js';
import { checkTable, importTable } from './api.js';
import { cacheWords } from './queries.js';

/** A chosen file. Its bytes are stored, so that it can be sent again even if the file changes. */
type ChosenTable = { readonly name: string; readonly format: TableFormat; readonly table: Blob };

/** The state of an import (docs/product/admin.md#bulk). */
export type TableImport = {
  /** The admin whose import it is: another one who logs in starts without it. */
  readonly admin: string;
  readonly file: ChosenTable | null;
  readonly doing: 'checking' | 'applying' | null;
  /** The report of what the import would do, and the idempotency key of the import. */
  readonly report: (ImportReport & { readonly key: string }) | null;
  readonly result: ImportResult | null;
  /** The reason for which the file cannot be imported at all. */
  readonly refused: string | null;
  /** The reason for which there is no answer; the call can be repeated. */
  readonly failed: string | null;
  /** True if the words changed meanwhile, so that the file was checked once more. */
  readonly checkedAgain: boolean;
};

const NONE: TableImport = {
  admin: '',
  file: null,
  doing: null,
  report: null,
  result: null,
  refused: null,
  failed: null,
  checkedAgain: false,
};

/** It survives while the admin looks at another page. */
export const tableImport = createStore<TableImport>(NONE);

const update = (over: Partial<TableImport>): void => tableImport.set({ ...tableImport.get(), ...over });

export const isBusy = ({ doing }: TableImport): boolean => doing !== null;

/** Counts the words that a report would add and change. */
export const countOf = ({ added, changed }: ImportReport): number => added.length + changed.length;

export const hasObstacles = ({ faultCount, conflictCount }: ImportReport): boolean => faultCount + conflictCount > 0;

/** The format of a file by the end of its name; `.txt` is what Excel calls tables with tabs. */
const formatOf = (name: string): TableFormat | null => {
  const ending = /\.(csv|tsv|txt)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === undefined ? null : ending === 'csv' ? 'csv' : 'tsv';
};

/** Reads a chosen or dropped file, and has the server check it. */
export async function choose(admin: string, files: readonly File[]): Promise<void> {
  if (isBusy(tableImport.get())) return;
  const [file] = files;
  if (!file) return;
  const format = formatOf(file.name);
  const refuse = (refused: string) => tableImport.set({ ...NONE, admin, refused });
  if (files.length > 1) return refuse(adminImport.oneFile);
  if (format === null) return refuse(adminImport.extension);
  if (file.size > IMPORT_MAX_BYTES) return refuse(adminImport.tooLarge);
  tableImport.set({ ...NONE, admin, doing: 'checking', file: { name: file.name, format, table: file } });
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return refuse(adminImport.unreadable);
  update({ doing: null, file: { name: file.name, format, table: new Blob([bytes], { type: 'text/csv' }) } });
  await check();
}

/** Asks the server what the import would do. */
export async function check(checkedAgain = false): Promise<void> {
  const { file, doing } = tableImport.get();
  if (!file || doing) return;
  update({ doing: 'checking', report: null, refused: null, failed: null, checkedAgain });
  try {
    const report = await checkTable(file.table, file.format);
    update({ doing: null, report: { ...report, key: newKey() } });
  } catch (error) {
    const refused = error instanceof ApiError ? error.errors['file'] : undefined;
    update(refused === undefined ? { doing: null, failed: errorText(error) } : { doing: null, refused, file: null });
  }
}

/** Imports the file as reported. Where the words changed meanwhile, it checks the file again instead. */
export async function apply(client: QueryClient): Promise<void> {
  const { file, report, doing } = tableImport.get();
  if (!file || !report || doing) return;
  update({ doing: 'applying', failed: null });
  try {
    const result = await importTable(file.table, file.format, report);
    tableImport.set({ ...NONE, admin: tableImport.get().admin, result });
    cacheWords(client);
  } catch (error) {
    update({ doing: null });
    if (error instanceof ApiError && (error.code === 'import_outdated' || error.code === 'import_unfit')) {
      await check(true);
    } else update({ failed: errorText(error) });
  }
}

export const resetImport = (): void => tableImport.set(NONE);

/** Checks whether closing the page would lose something: a running import, or a report that was not used yet. */
const wouldBeLost = ({ doing, report }: TableImport): boolean =>
  doing === 'applying' || (report !== null && !hasObstacles(report) && countOf(report) > 0);

if (typeof window !== 'undefined') {
  addEventListener('beforeunload', (event) => {
    if (wouldBeLost(tableImport.get())) event.preventDefault();
  });
}
