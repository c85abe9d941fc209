import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { ZipFile } from 'yazl';
import { readMigrations, readSequences, type Table } from './catalog.js';
import { copyOut } from './copy-out.js';
import { entryOf, FORMAT, MANIFEST, type Manifest, type TableSummary } from './manifest.js';
import { Seal, UNSEALED } from './seal.js';

/** The fastest level of Deflate: a better compression takes three times as long. */
const ENTRY = { compressionLevel: 1, mode: 0o100600 };

/** Writes all tables as one sealed archive. The client is in a snapshot; a failure to write leaves it unusable. */
export async function writeArchive(client: pg.ClientBase, tables: readonly Table[], out: Writable): Promise<Manifest> {
  const zip = new ZipFile();
  const broken = new AbortController();
  const written = pipeline(zip.outputStream, new Seal(), out);
  written.catch((error: unknown) => broken.abort(error)); // the copy is still running, and nobody reads it
  try {
    const moment = await readMoment(client);
    const summaries: TableSummary[] = [];
    for (const table of tables) {
      const addToArchive = (rows: Readable) => zip.addReadStream(rows, entryOf(table.name), ENTRY);
      summaries.push(await copyOut(client, table, addToArchive, broken.signal));
    }
    const manifest: Manifest = {
      format: FORMAT,
      ...moment,
      migrations: await readMigrations(client),
      tables: summaries,
      sequences: await readSequences(client),
    };
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), MANIFEST, ENTRY);
    zip.end({ comment: UNSEALED, forceZip64Format: false });
    await written;
    return manifest;
  } catch (error) {
    const cause: unknown = broken.signal.aborted ? broken.signal.reason : error;
    out.destroy();
    await written.catch(() => {});
    throw cause;
  }
}

async function readMoment(client: pg.ClientBase): Promise<Pick<Manifest, 'madeAt' | 'postgres'>> {
  const { rows } = await client.query<{ madeAt: Date; postgres: string }>(
    `select clock_timestamp() as "madeAt", current_setting('server_version') as postgres`,
  );
  const { madeAt = new Date(), postgres = '' } = rows[0] ?? {};
  return { madeAt: madeAt.toISOString(), postgres };
}
