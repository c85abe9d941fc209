import { EmbeddedError, findRunning, hasServer, startEmbedded } from '@utarang/postgres';
import type pg from 'pg';
import { type Config, directDatabaseUrl } from '../config.js';
import { OwnConnection } from '../db/connection.js';
import { checkExternal, describeAddress } from '../db/external.js';
import { asStartupError } from '../db/failures.js';
import { exitCodes, StartupError } from '../lib/startup-error.js';
import type { Log } from '../log.js';

/** The database of a command: a connection of its own, and the name for messages. */
export type DatabaseHandle = { readonly client: pg.Client; readonly label: string; close(): Promise<void> };

/**
 * Opens the database of the settings, without migrating it. An embedded one may be in use by a running server; where
 * none is running, PostgreSQL is started, and `close` stops it again.
 */
export async function openSource(
  config: Config,
  log: Log,
  signal: AbortSignal,
  lacking = 'there is nothing to back up',
): Promise<DatabaseHandle> {
  const { dataDir } = config;
  const databaseUrl = directDatabaseUrl(config);
  if (databaseUrl !== null) return openExternal(databaseUrl, log, signal);
  const label = describeFolder(dataDir);
  try {
    if (!hasServer(dataDir)) {
      throw new StartupError(`There is no database in ${label}: ${lacking}.`, exitCodes.config);
    }
    return await openEmbedded(dataDir, log, signal);
  } catch (error) {
    throw asStartupError(error);
  }
}

/**
 * The number of attempts to find a server while another process starts it: it is locked then, and does not answer yet.
 */
const TRIES = 5;

async function openEmbedded(dataDir: string, log: Log, signal: AbortSignal, tries = TRIES): Promise<DatabaseHandle> {
  const running = findRunning(dataDir);
  if (running) return connect(running, describeFolder(dataDir), signal);
  try {
    const server = await startEmbedded(dataDir, log);
    return await connect(server.connection(), describeFolder(dataDir), signal, () => server.close());
  } catch (error) {
    const isTaken = error instanceof EmbeddedError && error.kind === 'taken';
    if (isTaken && tries > 1) return openEmbedded(dataDir, log, signal, tries - 1);
    throw error;
  }
}

const describeFolder = (dataDir: string) => `DATA_DIR (${dataDir})`;

export async function openExternal(connectionString: string, log: Log, signal: AbortSignal): Promise<DatabaseHandle> {
  await checkExternal(connectionString, log);
  return connect({ connectionString }, `The database of DATABASE_URL (${describeAddress(connectionString)})`, signal);
}

/** Connects. `close` or the signal ends the connection, whatever is running on it; `close` then calls `afterwards`. */
export async function connect(
  config: pg.ClientConfig,
  label: string,
  signal: AbortSignal,
  afterwards = async () => {},
): Promise<DatabaseHandle> {
  const client = new OwnConnection({ application_name: 'utarang backup', keepAlive: true, ...config });
  const end = () => void client.end();
  const close = async () => {
    signal.removeEventListener('abort', end);
    await client.end();
    await afterwards();
  };
  signal.addEventListener('abort', end);
  try {
    signal.throwIfAborted();
    await client.connect();
  } catch (error) {
    await close();
    throw error;
  }
  return { client, label, close };
}
