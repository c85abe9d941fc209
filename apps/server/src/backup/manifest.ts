import * as z from 'zod/mini';

/** Goes up when the files of an earlier release can no longer be read. */
export const FORMAT = 1;

/** The entry of the file that says what else is in it. */
export const MANIFEST = 'manifest.json';

export const tableSummary = z.object({
  name: z.string(),
  /** In the order in which the entry holds them. */
  columns: z.array(z.string()),
  rows: z.number(),
  /** Length and SHA-256 of the entry as COPY wrote it. */
  bytes: z.number(),
  sha256: z.string(),
});

export const sequenceState = z.object({
  name: z.string(),
  /** A bigint in digits. */
  value: z.string(),
  called: z.boolean(),
});

export const manifest = z.object({
  format: z.literal(FORMAT),
  /** The moment of the snapshot, by the database's clock, in ISO 8601. */
  madeAt: z.string(),
  /** Version of the PostgreSQL that it comes from. */
  postgres: z.string(),
  /** The migrations that its schema was made by, by the time each was written (`when` of the journal), in order. */
  migrations: z.array(z.number()),
  tables: z.array(tableSummary),
  sequences: z.array(sequenceState),
});

export type TableSummary = z.infer<typeof tableSummary>;
export type SequenceState = z.infer<typeof sequenceState>;
export type Manifest = z.infer<typeof manifest>;

/** The entry with a table's rows, in PostgreSQL's text format of COPY. */
export const entryOf = (table: string) => `tables/${encodeURIComponent(table)}.copy`;
