import pg from 'pg';
import { startProgram } from '../http/program.js';
import { startPostgres } from '../postgres.js';
import { addYear } from './year.js';

export type TableSize = {
  readonly name: string;
  readonly rows: number;
  /** Bytes on disk: of the rows, and of the indexes. */
  readonly heap: number;
  readonly indexes: number;
};

export type SizeResults = { readonly members: number; readonly tables: readonly TableSize[] };

const MEMBERS = 1_000;

/** Fills the product's own tables with a year of 1,000 members, and says how large each table has become. */
export async function measureSizes(quick: boolean, progress: (line: string) => void): Promise<SizeResults> {
  const members = quick ? MEMBERS / 20 : MEMBERS;
  const postgres = await startPostgres();
  try {
    const program = await startProgram({ DATABASE_URL: postgres.url });
    const client = new pg.Client(postgres.url);
    try {
      await client.connect();
      await addYear(client, members, progress);
      const { rows } = await client.query<TableSize>(
        `select relname as name, greatest(reltuples, 0)::float as rows,
                pg_table_size(oid)::float as heap, pg_indexes_size(oid)::float as indexes
         from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
           and (relname = 'members' or exists (
             select from pg_attribute where attrelid = pg_class.oid and attname = 'member_id'))
         order by pg_total_relation_size(oid) desc`,
      );
      return { members, tables: rows };
    } finally {
      await client.end();
      await program.stop();
    }
  } finally {
    await postgres.stop();
  }
}
