import pg from 'pg';
import { EmbeddedError } from './embedded-error.js';

/** Key of the advisory lock, in the database `postgres`, which nothing but this package uses. */
const INSTANCE_LOCK = 7_351_001;

/** PostgreSQL frees the lock of a killed process as soon as it sees the closed connection; this is more than enough. */
const PATIENCE_MS = 1_500;

/** The lock, held as long as its connection lasts; `ended` settles when that is over. */
export type InstanceLock = { readonly client: pg.Client; readonly ended: Promise<void> };

/**
 * Takes the lock that keeps a second process from this server, on a connection of its own.
 * Throws an `EmbeddedError` (`taken`) when another process has it.
 */
export async function takeInstanceLock(superuser: pg.ClientConfig, dataDir: string): Promise<InstanceLock> {
  const client = new pg.Client({ ...superuser, application_name: `utarang ${process.pid}`, keepAlive: true });
  client.on('error', () => {}); // 'end' follows
  const ended = new Promise<void>((resolve) => client.on('end', resolve));
  await client.connect();
  try {
    await client.query(`set lock_timeout = ${PATIENCE_MS}`);
    await client.query('select pg_advisory_lock($1)', [INSTANCE_LOCK]);
    return { client, ended };
  } catch (error) {
    const taken = error instanceof pg.DatabaseError && error.code === '55P03'; // lock_not_available
    const holder = taken ? await lockHolder(client) : null;
    await client.end();
    if (!taken) throw error;
    const message = `Another process${holder ? ` (pid ${holder})` : ''} already uses DATA_DIR (${dataDir})`;
    throw new EmbeddedError(
      `${message}: stop it, or give this one another DATA_DIR, or both one DATABASE_URL.`,
      'taken',
    );
  }
}

async function lockHolder(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [INSTANCE_LOCK],
  );
  return rows[0]?.application_name.replace('utarang ', '');
}
