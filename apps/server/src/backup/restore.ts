import { mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '@utarang/postgres';
import { type Config, directDatabaseUrl } from '../config.js';
import { asStartupError } from '../db/failures.js';
import { exitCodes, StartupError } from '../lib/startup-error.js';
import type { Log } from '../log.js';
import type { Archive } from './archive.js';
import { connect, openExternal } from './database-handle.js';
import { restoreInto } from './restore-into.js';
import { syncFolder } from './whole-file.js';

/** The prefix of the folder in DATA_DIR in which a restore works. */
const STAGE = 'restore-';

/** The restored database, and the tables of the file that were left out since they are not the product's. */
export type RestoredBackup = { readonly label: string; readonly leftOut: readonly string[] };

/** Restores into the database of the settings, if that is empty. It is all or nothing. */
export async function restore(config: Config, archive: Archive, log: Log, signal: AbortSignal) {
  const databaseUrl = directDatabaseUrl(config);
  try {
    return await (databaseUrl === null
      ? restoreEmbedded(config.dataDir, archive, log, signal)
      : restoreExternal(databaseUrl, archive, log, signal));
  } catch (error) {
    throw asStartupError(error);
  }
}

async function restoreExternal(url: string, archive: Archive, log: Log, signal: AbortSignal): Promise<RestoredBackup> {
  const { client, label, close } = await openExternal(url, log, signal);
  try {
    return { label, leftOut: await restoreInto(client, archive, label) };
  } finally {
    await close();
  }
}

/**
 * Restores an embedded server in a folder of its own, which is moved to its place once the server is complete and has
 * stopped.
 */
async function restoreEmbedded(
  dataDir: string,
  archive: Archive,
  log: Log,
  signal: AbortSignal,
): Promise<RestoredBackup> {
  const label = `DATA_DIR (${dataDir})`;
  checkVacant(dataDir, label);
  mkdirSync(dataDir, { recursive: true });
  const stage = await mkdtemp(join(dataDir, STAGE));
  try {
    const leftOut = await fill(stage, archive, log, signal);
    checkVacant(dataDir, label, stage);
    await rename(join(stage, 'postgres'), join(dataDir, 'postgres'));
    await syncFolder(dataDir);
    return { label, leftOut };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function fill(stage: string, archive: Archive, log: Log, signal: AbortSignal): Promise<string[]> {
  const server = await startEmbedded(stage, log);
  const { client, label, close } = await connect(server.connection(), stage, signal, () => server.close());
  try {
    return await restoreInto(client, archive, label);
  } finally {
    await close();
  }
}

/** Refuses a folder that is not empty. `lost+found`, which the root of a disk has, and `stage` are ignored. */
function checkVacant(dataDir: string, label: string, stage = ''): void {
  const found = listed(dataDir, label).filter((name) => name !== 'lost+found' && join(dataDir, name) !== stage);
  const [first] = found;
  if (first === undefined) return;
  const killed = found.length === 1 && first.startsWith(STAGE);
  throw new StartupError(
    killed
      ? `${label} holds ${first}, which a restore that was killed left behind: remove that folder and run this again.`
      : `${label} is not empty: a backup is restored only into an empty folder. Move it away, or set another DATA_DIR.`,
    exitCodes.data,
  );
}

function listed(dataDir: string, label: string): string[] {
  try {
    return readdirSync(dataDir);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    const sentence = code === 'ENOTDIR' ? 'is not a folder' : `cannot be read: ${message}`;
    throw new StartupError(`${label} ${sentence}.`, exitCodes.config);
  }
}
