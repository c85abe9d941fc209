import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { openArchive } from '../src/backup/archive.js';
import { backUp } from '../src/backup/back-up.js';
import { MANIFEST, type Manifest } from '../src/backup/manifest.js';
import { restoreInto } from '../src/backup/restore-into.js';
import { Seal, UNSEALED } from '../src/backup/seal.js';
import { findMigrations } from '../src/db/migrate.js';
import { createTestDatabase } from './database.js';
import { temporaryFolder } from './serve.js';

/** A database and a connection to it, until the test is over. */
export async function database(options?: Parameters<typeof createTestDatabase>[0]) {
  const made = await createTestDatabase(options);
  onTestFinished(() => made.drop());
  return { ...made, client: await connect(made.url) };
}

export const emptyDatabase = () => database({ empty: true });

/** A connection until the test is over; it may be lost. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** The path of a file that is not there, in a folder that is. */
export const newFile = async () => join(await temporaryFolder({}, onTestFinished), 'backup.zip');

/** Backs up what the client sees; resolves to the path. */
export async function backedUp(client: pg.ClientBase, file?: string): Promise<string> {
  const path = file ?? (await newFile());
  await backUp(client, path, 'The source');
  return path;
}

/** Restores a file as `npm run restore` does with an external database. */
export async function restoreFile(client: pg.ClientBase, path: string): Promise<string[]> {
  const archive = await openArchive(path);
  try {
    return await restoreInto(client, archive, 'The target');
  } finally {
    archive.close();
  }
}

/** Makes the schema as the release before the newest migrations made it; resolves to how many migrations that were. */
export async function makeOlder(client: pg.Client, without = 1): Promise<number> {
  const folder = findMigrations();
  const journal = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const entries = journal.entries.slice(0, -without);
  const files = await Promise.all(entries.map(({ tag }) => readFile(join(folder, `${tag}.sql`), 'utf8')));
  const migrationsFolder = await temporaryFolder(
    {
      'meta/_journal.json': JSON.stringify({ ...journal, entries }),
      ...Object.fromEntries(entries.map(({ tag }, index) => [`${tag}.sql`, files[index] ?? ''])),
    },
    onTestFinished,
  );
  await migrate(drizzle(client), { migrationsFolder });
  return entries.length;
}

/** Makes a forged backup: with a changed manifest, and a valid seal. */
export async function forged(path: string, change: (manifest: Manifest) => unknown): Promise<string> {
  const zip = new ZipFile();
  const from = await openPromise(path, { autoClose: false, lazyEntries: true });
  for await (const entry of from.eachEntry()) {
    const content = await buffer(await from.openReadStreamPromise(entry));
    const manifest = () => Buffer.from(JSON.stringify(change(JSON.parse(content.toString()) as Manifest)));
    zip.addBuffer(entry.fileName === MANIFEST ? manifest() : content, entry.fileName);
  }
  from.close();
  zip.end({ comment: UNSEALED, forceZip64Format: false });
  const made = await newFile();
  await pipeline(zip.outputStream, new Seal(), createWriteStream(made));
  return made;
}
