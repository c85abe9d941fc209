import { destroyConnection } from '../db/connection.js';
import type { Database } from '../db/database.js';
import { type Orm, ormOf } from '../db/orm.js';
import { NoAnswerError } from '../lib/database-errors.js';

/**
 * The time limit for reading everything. That of a request (`db/pool.ts`) is too short where several processes start on
 * one busy machine: PostgreSQL also counts the time in which we do not read what it sends.
 */
const READ_MS = 60_000;

/**
 * Reads one state of the database on a connection of its own: requests neither wait for it nor impose their limits on
 * it.
 */
export async function readAll<Read>(
  database: Pick<Database, 'connect'>,
  read: (tx: Orm) => Promise<Read>,
): Promise<Read> {
  const client = await database.connect();
  const late = () => destroyConnection(client, new NoAnswerError(`the words were not read within ${READ_MS} ms`));
  const timer = setTimeout(late, READ_MS);
  try {
    await client.query(`set statement_timeout = ${READ_MS}`);
    await client.query(`set idle_in_transaction_session_timeout = ${READ_MS}`);
    return await ormOf(client).transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
  } finally {
    clearTimeout(timer);
    await client.end();
  }
}
