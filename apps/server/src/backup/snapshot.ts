import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { qualified, readTables, type Table } from './catalog.js';

/** Settings that could end a long copy, or change how values are written. */
const SETTINGS = [
  'statement_timeout = 0',
  'lock_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  'synchronize_seqscans = off', // rows of an unchanged table always come in the same order
  "client_encoding = 'UTF8'",
  "datestyle = 'ISO, YMD'",
  "timezone = 'UTC'",
  "intervalstyle = 'iso_8601'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
];

export async function setUpCopying(client: pg.ClientBase): Promise<void> {
  await client.query(SETTINGS.map((setting) => `set ${setting}`).join(';'));
}

/**
 * Runs `work` in one snapshot of all tables, while others read and write. A snapshot covers rows but not tables: they
 * are locked against a migration first, and looked up again in the snapshot.
 */
export async function withSnapshot<Result>(
  client: pg.ClientBase,
  work: (tables: readonly Table[]) => Promise<Result>,
): Promise<Result> {
  await setUpCopying(client);
  for (;;) {
    const expected = await readTables(client);
    await client.query('begin isolation level repeatable read read only');
    if (expected.length > 0) {
      await client.query(`lock table ${expected.map(({ name }) => qualified(name))} in access share mode`);
    }
    const tables = await readTables(client);
    const result = isDeepStrictEqual(tables, expected) ? { value: await work(tables) } : null;
    await client.query('rollback'); // nothing was written
    if (result) return result.value;
  }
}
