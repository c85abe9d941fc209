import type pg from 'pg';
import { checkRelease } from '../backup/schema-version.js';
import { exitCodes, StartupError } from '../lib/startup-error.js';
import { hasSongs } from './book.repo.js';

/** Throws a `StartupError` unless the database has this release's schema and songs. `label` names the database. */
export async function checkSchema(client: pg.Client, label: string): Promise<void> {
  await checkRelease(client, label);
  if (!(await hasSongs(client))) {
    throw new StartupError(`${label} holds no songs yet: start the server, which brings them in.`, exitCodes.data);
  }
}
