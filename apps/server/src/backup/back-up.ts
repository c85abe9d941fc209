import type pg from 'pg';
import { readMigrations } from './catalog.js';
import type { Manifest } from './manifest.js';
import { migrationsOf } from './schema-version.js';
import { withSnapshot } from './snapshot.js';
import { writeWhole } from './whole-file.js';
import { writeArchive } from './write-archive.js';

/**
 * Writes the whole database to a file, atomically, while others read and write. The backup ends with the client's
 * connection. `label` names the database in sentences.
 */
export async function backUp(client: pg.ClientBase, path: string, label: string): Promise<Manifest> {
  migrationsOf(await readMigrations(client), label);
  return writeWhole(path, (out) => withSnapshot(client, (tables) => writeArchive(client, tables, out)));
}
