import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import type { Database } from './database.js';
import { diskFull } from './failures.js';

type Seed = {
  readonly name: string;
  /** What is seeded, as JSON: as long as its text is the same, nothing is done. */
  readonly content: unknown;
  /** The table that others may read meanwhile and not write. */
  readonly table: string;
  readonly write: (client: Client) => Promise<void>;
};

/**
 * Writes content in one transaction. With content that was seeded already it is one query, and any number of processes
 * may seed at once.
 */
export async function seedOnce(
  { connect }: Pick<Database, 'connect'>,
  { name, content, table, write }: Seed,
): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const client = await connect();
  try {
    if (await isSeeded(client, name, hash)) return;
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query(`lock table ${table} in share row exclusive mode`);
    if (!(await isSeeded(client, name, hash))) {
      await write(client);
      await client.query(REMEMBER, [name, hash]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw diskFull(error);
  } finally {
    await client.end();
  }
}

async function isSeeded(client: Client, name: string, hash: string): Promise<boolean> {
  const { rowCount } = await client.query('select from seeds where name = $1 and content_hash = $2', [name, hash]);
  return rowCount === 1;
}

const REMEMBER = `
  insert into seeds (name, content_hash) values ($1, $2)
  on conflict (name) do update set content_hash = excluded.content_hash, seeded_at = now()`;
