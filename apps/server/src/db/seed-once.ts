import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import type { Database } from './database.js';
import { diskFull } from './failures.js';

export type Seed = {
  readonly name: string;
  /** The content, as JSON: if its text has not changed since the last seed, nothing is done. */
  readonly content: unknown;
  /** The table, which others may read meanwhile but not write. */
  readonly table: string;
  readonly write: (client: Client) => Promise<void>;
};

/**
 * Writes content in one transaction. For content that was seeded already it takes one query, and any number of
 * processes may seed at once.
 */
export async function seedOnce({ connect }: Pick<Database, 'connect'>, seed: Seed): Promise<void> {
  const client = await connect();
  try {
    if (await isSeeded(client, seed)) return;
    await client.query('begin');
    await writeSeed(client, seed);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw diskFull(error);
  } finally {
    await client.end();
  }
}

/** Writes content that was not seeded yet, in the open transaction. */
export async function writeSeed(client: Client, seed: Seed): Promise<void> {
  await client.query('set local statement_timeout = 0');
  await client.query(`lock table ${seed.table} in share row exclusive mode`);
  if (await isSeeded(client, seed)) return;
  await seed.write(client);
  await client.query(REMEMBER_SEED, [seed.name, hashOf(seed)]);
}

const hashOf = ({ content }: Seed): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

async function isSeeded(client: Client, seed: Seed): Promise<boolean> {
  const values = [seed.name, hashOf(seed)];
  const { rowCount } = await client.query('select from seeds where name = $1 and content_hash = $2', values);
  return rowCount === 1;
}

/** Records which content was seeded last under a name. */
export const REMEMBER_SEED = `
  insert into seeds (name, content_hash) values ($1, $2)
  on conflict (name) do update set content_hash = excluded.content_hash, seeded_at = now()`;
