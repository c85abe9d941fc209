import * as z from 'zod/mini';

/** The version of the format. It is raised when files of earlier releases cannot be read any more. */
export const FORMAT = 1;

/** The entry that lists the others. */
export const MANIFEST = 'manifest.json';

export const tableSummary = z.object({
  name: z.string(),
  /** In their order in the entry. */
  columns: z.array(z.string()),
  rows: z.number(),
  /** Length and SHA-256 of the entry as COPY wrote it. */
  bytes: z.number(),
  sha256: z.string(),
});

export const sequenceState = z.object({
  name: z.string(),
  /** A bigint in decimal digits. */
  value: z.string(),
  called: z.boolean(),
});

export const manifest = z.object({
  format: z.literal(FORMAT),
  /** The time of the snapshot, by the database's clock, in ISO 8601. */
  madeAt: z.string(),
  /** Version of the PostgreSQL from which it comes. */
  postgres: z.string(),
  /** The migrations of its schema, by the time at which each was written (`when` of the journal), in order. */
  migrations: z.array(z.number()),
  tables: z.array(tableSummary),
  sequences: z.array(sequenceState),
});

export type TableSummary = z.infer<typeof tableSummary>;
export type SequenceState = z.infer<typeof sequenceState>;
export type Manifest = z.infer<typeof manifest>;

/** The entry with a table's rows, in PostgreSQL's text format of COPY. */
export const entryOf = (table: string) => `tables/${encodeURIComponent(table)}.copy`;
