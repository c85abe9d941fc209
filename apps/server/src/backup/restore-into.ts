import pg from 'pg';
import { lockKeys } from '../db/locks.js';
import { exitCodes, StartupError } from '../lib/startup-error.js';
import type { Archive } from './archive.js';
import { countObjects, qualified, readSequences, readTables } from './catalog.js';
import { copyIn } from './copy-in.js';
import type { Manifest } from './manifest.js';
import { makeSchema, migrationsOf } from './schema-version.js';
import { setUpCopying } from './snapshot.js';

/**
 * Fills an empty database in one transaction: after a failure it is as empty as before. `label` names it in sentences.
 * Resolves to the tables of the file that are not the product's, which are left out.
 */
export async function restoreInto(client: pg.ClientBase, archive: Archive, label: string): Promise<string[]> {
  const { path, manifest } = archive;
  const migrations = migrationsOf(manifest.migrations, path);
  await setUpCopying(client);
  await client.query('begin');
  try {
    // A server that starts meanwhile waits for the schema, and then finds it complete.
    await client.query('select pg_advisory_xact_lock($1)', [lockKeys.migrate]);
    await checkEmpty(client, label);
    await makeSchema(client, migrations);
    const ours = await checkParts(client, archive);
    await withoutGuards(client, ours, async () => {
      for (const name of ours) await copyIn(client, archive, name);
    });
    await setSequences(client, manifest);
    await client.query('commit');
    await client.query('analyze');
    return manifest.tables.map(({ name }) => name).filter((name) => !ours.includes(name));
  } catch (error) {
    await client.query('rollback').catch(() => {}); // a lost connection has rolled back
    throw error;
  }
}

async function checkEmpty(client: pg.ClientBase, label: string): Promise<void> {
  const objects = await countObjects(client);
  const { rows } = await client.query<{ journal: string | null }>(`select to_regnamespace('drizzle') as journal`);
  if (objects === 0 && !rows[0]?.journal) return;
  throw new StartupError(`${label} is not empty: a backup is restored only into an empty one.`, exitCodes.data);
}

/** Checks that the file has each table of the migrations, with the same columns, and each sequence. */
async function checkParts(client: pg.ClientBase, { path, manifest }: Archive): Promise<string[]> {
  const stored = new Map(manifest.tables.map(({ name, columns }) => [name, columns]));
  const sequences = new Set(manifest.sequences.map(({ name }) => name));
  const ours = await readTables(client);
  const lacks = [
    ...ours.filter(({ name, columns }) => String(stored.get(name)?.toSorted()) !== String(columns.toSorted())),
    ...(await readSequences(client)).filter(({ name }) => !sequences.has(name)),
  ].map(({ name }) => name);
  if (lacks.length === 0) return ours.map(({ name }) => name);
  throw new StartupError(`${path} does not hold what its schema has: ${lacks.join(', ')}.`, exitCodes.data);
}

/**
 * Disables what would prevent tables from being filled in any order: triggers and foreign keys. The foreign keys are
 * restored afterwards, each checked at once over all rows. Rows that the migrations wrote are removed first.
 */
async function withoutGuards(client: pg.ClientBase, tables: readonly string[], fill: () => Promise<void>) {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  }
  for (const table of tables) await client.query(`alter table ${qualified(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(qualified).join(', ')}`);
  await fill();
  for (const table of tables) await client.query(`alter table ${qualified(table)} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
  }
}

async function setSequences(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  const ours = new Set((await readSequences(client)).map(({ name }) => name));
  for (const { name, value, called } of manifest.sequences.filter(({ name }) => ours.has(name))) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [qualified(name), value, called]);
  }
}
