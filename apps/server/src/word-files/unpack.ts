import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { UnreadableFile } from './protocol.js';

/** The most bytes of an unpacked collection, whatever the archive's headers say. */
export const UNPACKED_MAX = 64 * 1024 * 1024;

/**
 * Unpacks the first of some files that an archive has; null where it has none. Nothing else is unpacked, and nothing is
 * written: yauzl refuses an archive with a path outside of it. Throws `UnreadableFile`.
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

/** Unpacks a file of an archive. It counts the bytes, and throws beyond the limit, since headers may lie. */
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
