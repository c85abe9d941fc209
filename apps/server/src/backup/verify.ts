import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startEmbedded } from '@utarang/postgres';
import type pg from 'pg';
import { OwnConnection } from '../db/connection.js';
import { asStartupError } from '../db/failures.js';
import { migrateDatabase } from '../db/migrate.js';
import { exitCodes, StartupError } from '../lib/startup-error.js';
import type { Log } from '../log.js';
import type { Archive } from './archive.js';
import { readSequences } from './catalog.js';
import { copyOut } from './copy-out.js';
import { connect } from './database-handle.js';
import { restoreInto } from './restore-into.js';

/** Settings of a server that is deleted in a moment, and need not survive a power cut. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/**
 * Checks that a backup can be restored: restores it into a temporary server, compares every table with the manifest and
 * migrates the schema to this release. Resolves to the tables left out (see `restoreInto`).
 */
export async function verify(archive: Archive, log: Log, signal: AbortSignal): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'utarang-check-'));
  try {
    const server = await startEmbedded(folder, log, QUICK);
    const { client, label, close } = await connect(server.connection(), folder, signal, () => server.close());
    try {
      const leftOut = await restoreInto(client, archive, label);
      await compare(client, archive, leftOut);
      await migrate(server.connection());
      return leftOut;
    } finally {
      await close();
    }
  } catch (error) {
    throw asStartupError(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(client: pg.Client, { path, manifest }: Archive, leftOut: readonly string[]): Promise<void> {
  const differ: string[] = [];
  for (const table of manifest.tables.filter(({ name }) => !leftOut.includes(name))) {
    const found = await copyOut(client, table, (rows) => rows.resume());
    if (!isDeepStrictEqual(found, table)) differ.push(table.name);
  }
  const states = new Map(manifest.sequences.map((state) => [state.name, state]));
  for (const state of await readSequences(client)) {
    if (!isDeepStrictEqual(state, states.get(state.name))) differ.push(state.name);
  }
  if (differ.length === 0) return;
  throw new StartupError(`What ${path} gives is not what it was made of: ${differ.join(', ')}.`, exitCodes.data);
}

async function migrate(connection: pg.ClientConfig): Promise<void> {
  const client = new OwnConnection(connection);
  await client.connect();
  await migrateDatabase(client).finally(() => client.end());
}
