import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';

/** The suffix of an incomplete file, after the name that it will get. */
export const PART = /\.[0-9a-f]{8}\.part$/;

/**
 * Writes a file atomically: under another name beside it, synced to the disk, then renamed. Only its owner may read it.
 * A file with that name is replaced.
 */
export async function writeWhole<Result>(path: string, write: (out: Writable) => Promise<Result>): Promise<Result> {
  const part = `${path}.${randomBytes(4).toString('hex')}.part`;
  const out = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
  const closed = new Promise<void>((resolve) => out.once('close', resolve));
  try {
    await once(out, 'open');
    const result = await write(out);
    await closed;
    await rename(part, path);
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    out.destroy();
    await closed;
    await rm(part, { force: true });
    throw error;
  }
}

/** Syncs a rename to the disk. Some file systems cannot; there it is as safe as they make it. */
export async function syncFolder(path: string): Promise<void> {
  let folder: FileHandle | null = null;
  try {
    folder = await open(path, 'r');
    await folder.sync();
  } catch {
    // a power cut may then lose the name, but never leave half of the file
  } finally {
    await folder?.close();
  }
}
