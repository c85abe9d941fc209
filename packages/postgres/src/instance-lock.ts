import pg from 'pg';
import { EmbeddedError, PasswordRefusedError } from './embedded-error.js';
import type { Home } from './home.js';
import { passwordFile } from './password.js';
import { readPostmaster } from './postmaster.js';

/** Key of the advisory lock, in the database `postgres`, which only this package uses. */
const INSTANCE_LOCK = 7_351_001;

/**
 * PostgreSQL releases the lock of a killed process as soon as it sees the closed connection; this is more than enough.
 */
const TIMEOUT_MS = 1_500;

/** The time for a connection to the server, and that for the longest query, which creates a database on a slow disk. */
const [ANSWER_MS, QUERY_MS] = [10_000, 60_000];

/** The lock, held as long as its connection lasts; `ended` settles when that is closed. */
export type InstanceLock = { readonly client: pg.Client; readonly ended: Promise<void> };

/**
 * Takes the lock that keeps a second process from this server, on a connection of its own.
 * Throws an `EmbeddedError` (`taken`) when another process has it.
 */
export async function takeInstanceLock(
  superuser: pg.ClientConfig,
  { dataDir, home: { data } }: { readonly dataDir: string; readonly home: Pick<Home, 'data'> },
): Promise<InstanceLock> {
  const client = new pg.Client({
    ...superuser,
    application_name: `utarang ${process.pid}`,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: QUERY_MS,
  });
  client.on('error', () => {}); // 'end' follows
  const ended = new Promise<void>((resolve) => client.on('end', resolve));
  try {
    await client.connect();
    await client.query(`set lock_timeout = ${TIMEOUT_MS}`);
    await client.query('select pg_advisory_lock($1)', [INSTANCE_LOCK]);
    return { client, ended };
  } catch (error) {
    const taken = error instanceof pg.DatabaseError && error.code === '55P03'; // lock_not_available
    const holder = taken ? await lockHolder(client) : null;
    endWithoutWaiting(client);
    if (!taken) throw explained(error, data);
    const message = `Another process${holder ? ` (pid ${holder})` : ''} already uses DATA_DIR (${dataDir})`;
    throw new EmbeddedError(
      `${message}: stop it, or give this one another DATA_DIR, or both one DATABASE_URL.`,
      'taken',
    );
  }
}

/** Explains errors of a running server that refuses us and that the operator can fix. */
function explained(error: unknown, data: string): unknown {
  if (!(error instanceof Error)) return error;
  if (/^(timeout expired|Query read timeout)$/.test(error.message)) {
    const pid = readPostmaster(data)?.pid;
    const message = `PostgreSQL (pid ${pid}) runs in ${data} and does not answer`;
    return new EmbeddedError(`${message}: end it with "kill -9 ${pid}" and start again.`, 'unavailable');
  }
  if ('code' in error && error.code === '28P01') return new PasswordRefusedError(passwordFile(data));
  return error;
}

/** Closes a connection without waiting for a server that may be frozen. */
export function endWithoutWaiting(client: pg.Client): void {
  client.end().catch(() => {});
  setTimeout(() => client.connection.stream.destroy(), 500).unref();
}

async function lockHolder(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [INSTANCE_LOCK],
  );
  return rows[0]?.application_name.replace('utarang ', '');
}
