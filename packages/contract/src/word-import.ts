import * as z from 'zod/mini';
import { described } from './described.js';
import { idempotencyHeaders } from './study.js';
import { invalid } from './validation.js';
import { tableFormats, wordColumns } from './word-columns.js';

const format = z.enum(tableFormats, invalid('value_invalid'));

/** GET /api/admin/words/export */
export const exportQuery = z.object({ format });

/** POST /api/admin/words/import */
export const importQuery = z.object({
  format,
  dryRun: described(
    z._default(
      z.pipe(
        z.enum(['true', 'false'], invalid('value_invalid')),
        z.transform((text) => text === 'true'),
      ),
      true,
    ),
    'Whether to say what the import would do instead of doing it.',
  ),
});

/** The digest of the dry run that the admin saw; without one the table is imported whatever it does. */
export const importHeaders = z.extend(idempotencyHeaders, { 'if-match': z.optional(z.string()) });

const column = z.enum(wordColumns);

/** A cell that differs. */
const difference = z.object({ column, before: z.string(), after: z.string() });
export type ImportDifference = z.infer<typeof difference>;

/** The change of a word. */
const change = z.object({
  row: described(z.int(), 'Counted as a spreadsheet does: the headings are row 1.'),
  id: described(z.nullable(z.int()), 'Null for a word that is added.'),
  japaneseWord: z.string(),
  hiragana: z.string(),
  differences: z.array(difference),
});
export type ImportChange = z.infer<typeof change>;

/** A row that was edited on an earlier version: `before` is the stored text, `after` that of the row. */
const conflict = z.extend(change, {
  version: described(z.int(), 'That of the row.'),
  newest: described(z.int(), 'That of the word.'),
});
export type ImportConflict = z.infer<typeof conflict>;

const importFault = z.object({ row: z.int(), column: z.nullable(column), message: z.string() });
export type ImportFault = z.infer<typeof importFault>;

/** The reasons for which a table cannot be imported. The counts are of all, the lists have the first. */
const obstacles = {
  conflicts: z.array(conflict),
  conflictCount: z.int(),
  faults: z.array(importFault),
  faultCount: z.int(),
};
export type ImportObstacles = z.infer<z.ZodMiniObject<typeof obstacles>>;

/** The report of what an import would do. */
export const importReport = z.object({
  applied: z.literal(false),
  digest: described(z.string(), 'Names all of this: `If-Match` of the import that does it.'),
  rows: z.int(),
  unchanged: z.int(),
  added: z.array(change),
  changed: z.array(change),
  ...obstacles,
});
export type ImportReport = z.infer<typeof importReport>;

/** The result of an import. */
export const importResult = z.object({
  applied: z.literal(true),
  rows: z.int(),
  unchanged: z.int(),
  added: z.int(),
  changed: z.int(),
});
export type ImportResult = z.infer<typeof importResult>;

export const importAnswer = z.discriminatedUnion('applied', [importReport, importResult]);
