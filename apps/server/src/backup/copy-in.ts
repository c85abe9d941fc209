import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { exitCodes, StartupError } from '../lib/startup-error.js';
import type { Archive } from './archive.js';
import { copied } from './catalog.js';
import { ChecksumStream } from './checksum-stream.js';

/** Streams a table's rows into the database, and compares them with the manifest. */
export async function copyIn(client: pg.ClientBase, archive: Archive, name: string): Promise<void> {
  const table = archive.manifest.tables.find((one) => one.name === name);
  if (!table) throw new Error(`The manifest does not name ${name}.`);
  const checksum = new ChecksumStream();
  const target = client.query(copyFrom(`copy ${copied(table)} from stdin`));
  await pipeline(await archive.rows(name), checksum, target);
  if (target.rowCount === table.rows && checksum.sha256() === table.sha256) return;
  throw new StartupError(`${archive.path} holds other rows of ${name} than it says.`, exitCodes.data);
}
