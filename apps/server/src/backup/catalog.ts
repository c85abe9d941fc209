import pg from 'pg';
import type { SequenceState } from './manifest.js';

/** A table and its columns in their order, without generated ones. */
export type Table = { readonly name: string; readonly columns: readonly string[] };

/** The condition for the schema of the migrations, without objects of extensions. */
const OURS = `
  relnamespace = 'public'::regnamespace
  and not exists (
    select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`;

/**
 * Reads all existing tables: nobody has to list a new one. A partitioned table counts as one, and is restored as the
 * migrations make it.
 */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relname as name, array(
      select attname::text from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum) as columns
    from pg_class where ${OURS} and relkind in ('r', 'p') and not relispartition order by relname collate "C"`);
  return rows;
}

/**
 * The state of every sequence, those of identity columns too. A snapshot does not cover sequences: they are never too
 * low.
 */
export async function readSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where ${OURS} and relkind = 'S' order by relname collate "C"`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${qualified(name)}`,
    );
    states.push({ name, value: '1', called: false, ...state.rows[0] });
  }
  return states;
}

/** Counts the tables, views, sequences and functions. */
export async function countObjects(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select (
      (select count(*) from pg_class where ${OURS}) +
      (select count(*) from pg_proc where pronamespace = 'public'::regnamespace and not exists (
        select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'))
    )::int as count`);
  return rows[0]?.count ?? 0;
}

/** The migrations of the schema, by their numbers in the journal; none in a database without a schema. */
export async function readMigrations(client: pg.ClientBase): Promise<number[]> {
  const { rows: known } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  );
  if (!known[0]?.name) return [];
  const { rows } = await client.query<{ when: string }>(
    'select created_at::text as when from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ when }) => Number(when));
}

/** The qualified name of a table or sequence in a statement. */
export const qualified = (name: string) => `public.${pg.escapeIdentifier(name)}`;

const listed = (columns: readonly string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/** A table with its columns for COPY FROM. */
export const copied = ({ name, columns }: Table) => `${qualified(name)} (${listed(columns)})`;

/** The source of a COPY TO, as a query: it does not take a partitioned table by name. */
export const selected = ({ name, columns }: Table) => `(select ${listed(columns)} from ${qualified(name)})`;
