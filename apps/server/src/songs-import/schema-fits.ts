import type pg from 'pg';
import { checkRelease } from '../backup/schema-version.js';
import { exitCodes, StartupError } from '../lib/startup-error.js';

/** Throws a `StartupError` unless the database is as this release makes it, with its songs in it. `what` names it. */
export async function checkSchema(client: pg.Client, what: string): Promise<void> {
  await checkRelease(client, what);
  const { rowCount } = await client.query(`select from seeds where name = 'songs'`);
  if (rowCount === 0) {
    throw new StartupError(`${what} holds no songs yet: start the server, which brings them in.`, exitCodes.data);
  }
}
