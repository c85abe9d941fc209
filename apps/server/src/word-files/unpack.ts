import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { UnreadableFile } from './protocol.js';

/** The most bytes that a collection may have once it is unpacked, whatever the archive says of it. */
export const UNPACKED_MAX = 64 * 1024 * 1024;

/**
 * The first of some files that an archive has, unpacked; null without any. Nothing else is unpacked, and nothing is
 * written: an archive that names a path outside of it is refused by yauzl. Throws `UnreadableFile`.
 */
export async function unpackOne(
  bytes: Uint8Array,
  names: readonly string[],
): Promise<{ readonly name: string; readonly bytes: Uint8Array } | null> {
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
    const entries = new Map<string, Entry>();
    for await (const entry of archive.eachEntry()) {
      if (names.includes(entry.fileName)) entries.set(entry.fileName, entry);
    }
    const entry = names.map((name) => entries.get(name)).find((one) => one !== undefined);
    return entry ? { name: entry.fileName, bytes: await unpacked(archive, entry) } : null;
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('archive');
  }
}

/** Counts what comes out, and ends where it is too much. */
async function unpacked(archive: ZipFile, entry: Entry): Promise<Uint8Array> {
  if (entry.uncompressedSize > UNPACKED_MAX) throw new UnreadableFile('archiveTooLarge');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of await archive.openReadStreamPromise(entry)) {
    size += (part as Buffer).length;
    if (size > UNPACKED_MAX) throw new UnreadableFile('archiveTooLarge');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}
