import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import * as z from 'zod/mini';
import { exitCodes, StartupError } from '../lib/startup-error.js';
import { entryOf, FORMAT, MANIFEST, type Manifest, manifest } from './manifest.js';
import { isSealed } from './seal.js';

/** A complete backup in a known format. */
export type Archive = {
  readonly path: string;
  readonly manifest: Manifest;
  /** The rows of a table in the manifest. */
  rows(table: string): Promise<Readable>;
  close(): void;
};

/** Opens a backup after reading it once to its end. Throws a `StartupError` for a file that is no complete backup. */
export async function openArchive(path: string): Promise<Archive> {
  await checkFile(path);
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(() =>
    refuse(`${path} ${NO_BACKUP}`),
  );
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const open = (name: string) => openEntry(zip, entries.get(name), path);
    return {
      path,
      manifest: readManifest(path, await json(await open(MANIFEST))),
      rows: (table) => open(entryOf(table)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const NO_BACKUP = 'is not a backup: it was not made by npm run backup.';

function refuse(message: string): never {
  throw new StartupError(message, exitCodes.data);
}

async function checkFile(path: string): Promise<void> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    return refuse(`There is no file ${path}.`);
  });
  if (!stats.isFile()) refuse(`${path} ${NO_BACKUP}`);
  if (await isSealed(path)) return;
  refuse(
    `${path} is damaged, cut short or not a backup at all: the checksum at its end does not fit. Nothing was done.`,
  );
}

function openEntry(zip: ZipFile, entry: Entry | undefined, path: string): Promise<Readable> {
  return entry ? zip.openReadStreamPromise(entry) : refuse(`${path} ${NO_BACKUP}`);
}

function readManifest(path: string, content: unknown): Manifest {
  const format = z.safeParse(z.object({ format: z.number() }), content);
  if (format.success && format.data.format > FORMAT) {
    refuse(`${path} was made by a newer release, in a format that this one cannot read: update first.`);
  }
  const read = z.safeParse(manifest, content);
  return read.success ? read.data : refuse(`${path} ${NO_BACKUP}`);
}
