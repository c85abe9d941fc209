import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from '../lib/database-errors.js';
import { exitCodes, StartupError } from '../lib/startup-error.js';
import type { Log } from '../log.js';
import { OwnConnection } from './connection.js';

/** The time for which a server that does not answer is waited for: it may be starting in parallel. */
const TIMEOUT_MS = 20_000;

/** The oldest PostgreSQL that the migrations support. */
const OLDEST = 150_000;

/** Waits until the operator's server answers, and refuses one that the product cannot work with. */
export async function checkExternal(connectionString: string, log: Log): Promise<void> {
  const where = describeAddress(connectionString);
  const deadline = Date.now() + TIMEOUT_MS;
  for (let waited = false; ; waited = true) {
    try {
      return await check(connectionString, where);
    } catch (error) {
      if (error instanceof StartupError || !(error instanceof Error)) throw error;
      if (!isDatabaseAway(error) || Date.now() > deadline) {
        const message = `The database of DATABASE_URL (${where}) cannot be used: ${reason(error)}.`;
        throw new StartupError(message, exitCodes.unavailable);
      }
      if (!waited) log.warn(`the database at ${where} does not answer yet: ${reason(error)}`);
    }
    await sleep(250);
  }
}

/**
 * Checks through the pooler whether statements have a time limit, which only the role can set there, and warns where
 * there is none: a statement that hangs would hold one of the pooler's few connections for good.
 */
export async function checkPooler(connectionString: string, log: Log): Promise<void> {
  const client = new OwnConnection({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`);
    if (rows[0]?.limit === '0') log.warn(NO_LIMIT);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = `The pooler of DATABASE_URL (${describeAddress(connectionString)}) cannot be used: ${reason(error)}.`;
    throw new StartupError(message, exitCodes.unavailable);
  } finally {
    await client.end();
  }
}

const NO_LIMIT =
  'no statement has a limit behind the pooler of DATABASE_URL: set statement_timeout for its role ' +
  '(docs/operating.md, A pooler)';

async function check(connectionString: string, where: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    );
    const { version = 0, encoding = '' } = rows[0] ?? {};
    if (version < OLDEST) refuse(where, `is PostgreSQL ${Math.floor(version / 10_000)}; version 15 or newer is needed`);
    if (encoding !== 'UTF8') refuse(where, `stores text as ${encoding}: make one with ENCODING 'UTF8'`);
  } finally {
    await client.end();
  }
}

/** The operator's sentence for a server that lets us connect but not create tables (SQLSTATE 42501). */
export function explainRefusal(error: unknown): unknown {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError) || cause.code !== '42501') return error;
  const message = `The user of DATABASE_URL may not make tables in its database (${cause.message})`;
  return new StartupError(`${message}: make that user the database's owner.`, exitCodes.config);
}

function refuse(where: string, what: string): never {
  throw new StartupError(`The database of DATABASE_URL (${where}) ${what}.`, exitCodes.config);
}

/** Host, port and name of a database for messages, never the password. */
export function describeAddress(connectionString: string): string {
  try {
    const { host, pathname } = new URL(connectionString);
    return `${host}${pathname}`;
  } catch {
    throw new StartupError(
      'DATABASE_URL is not an address like postgres://user:password@host:5432/database.',
      exitCodes.config,
    );
  }
}

/** The reason of a failure: one to connect to all addresses of a host has no message of its own. */
function reason(error: Error): string {
  return (
    error.message ||
    (error instanceof AggregateError && error.errors.map(({ message }) => message).join(', ')) ||
    error.name
  );
}
