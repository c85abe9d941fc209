import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';

/** A file under way has the name of the file that it becomes, with this ending. */
export const PART = /\.[0-9a-f]{8}\.part$/;

/**
 * Writes a file that is there whole or not at all: under another name beside it, brought to the disk, then renamed.
 * Only its owner may read it. What was there under the name is replaced.
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

/** Brings a rename to the disk. Some file systems cannot; there it is as safe as they make it. */
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
