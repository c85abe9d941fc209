import type { AdminWord, ImportReport, ImportResult, TableFormat, WordChange, WordContent } from '@utarang/contract';
import { type CallOptions, getJson, sendBody, sendJson } from '../../lib/http.js';
import { type Outline, requireOutline } from '../../lib/outline.js';
import { WORD } from '../../parts/words/outlines.js';

const WORDS = '/api/admin/words';

const ADMIN_WORD: Outline<AdminWord> = { ...WORD, version: 0, accept: [''], block: [''], fields: [''] };
const CHANGE = { row: 0, differences: [{ before: '', after: '' }] } as const;

export const fetchWords = (options: CallOptions): Promise<AdminWord[]> =>
  getJson(WORDS, options).then(requireOutline<AdminWord[]>([ADMIN_WORD]));

export const addWord = (word: WordContent): Promise<AdminWord> =>
  sendJson('POST', `${WORDS}/add`, word).then(requireOutline<AdminWord>(ADMIN_WORD));

/** Changes the version that was read: where it is no longer the newest, the server answers `edited_elsewhere`. */
export const saveWord = (id: number, version: number, word: WordContent): Promise<AdminWord> =>
  sendJson('PUT', `${WORDS}/${id}`, { id, ...word }, { ifMatch: version }).then(requireOutline<AdminWord>(ADMIN_WORD));

export const fetchHistory = (id: number, options: CallOptions): Promise<WordChange[]> =>
  getJson(`${WORDS}/${id}/history`, options).then(requireOutline<WordChange[]>([{ id: 0, action: '' }]));

/** Returns null where the reverted change was the addition of the word. */
export const revertChange = (id: number, change: number): Promise<AdminWord | null> =>
  sendJson('POST', `${WORDS}/${id}/history/${change}/revert`).then((answer) =>
    answer === null ? null : requireOutline<AdminWord>(ADMIN_WORD)(answer),
  );

/** The address of the file with all words: a link, not a call. */
export const exportAddress = (format: TableFormat): string => `${WORDS}/export?format=${format}`;

/** The longest time that the server takes: checking a large table takes a while. */
const IMPORT_TIMEOUT_MS = 20_000;

const importAddress = (format: TableFormat, dryRun: boolean) => `${WORDS}/import?format=${format}&dryRun=${dryRun}`;

/** Checks what an import of the table would do. */
export const checkTable = (table: Blob, format: TableFormat): Promise<ImportReport> =>
  sendBody(importAddress(format, true), table, { timeoutMs: IMPORT_TIMEOUT_MS }).then(
    requireOutline<ImportReport>({
      digest: '',
      added: [CHANGE],
      changed: [CHANGE],
      conflicts: [CHANGE],
      faults: [{ row: 0, message: '' }],
    }),
  );

/** Imports the table if that does exactly what the report said. A repeated call with the same key imports once. */
export const importTable = (
  table: Blob,
  format: TableFormat,
  report: { digest: string; key: string },
): Promise<ImportResult> =>
  sendBody(importAddress(format, false), table, {
    ifMatch: report.digest,
    idempotencyKey: report.key,
    timeoutMs: IMPORT_TIMEOUT_MS,
  }).then(requireOutline<ImportResult>({ rows: 0 }));
