import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform, type TransformCallback } from 'node:stream';

/**
 * A file ends with the SHA-256 of all that stands before, in hexadecimal. It is the comment with which a ZIP archive
 * may end, so that ordinary tools read the file, too. ZIP's own checksums leave out headers and names.
 */
const SEAL_LENGTH = 64;

/** The text that the writer of the archive puts where the seal goes. */
export const UNSEALED = '0'.repeat(SEAL_LENGTH);

/** Hashes a file as it comes, without its last bytes, which are the seal or the place for it. */
class ContentHash {
  readonly #hash = createHash('sha256');
  #held = Buffer.alloc(0);

  /** Takes more of the file. Returns what is surely not the end of it, and holds the rest back. */
  push(chunk: Buffer): Buffer {
    const all = Buffer.concat([this.#held, chunk]);
    const ready = all.subarray(0, Math.max(0, all.length - SEAL_LENGTH));
    this.#held = all.subarray(ready.length);
    this.#hash.update(ready);
    return ready;
  }

  end(): { readonly last: string; readonly sha256: string } {
    return { last: this.#held.toString('latin1'), sha256: this.#hash.digest('hex') };
  }
}

/** Passes on an archive whose comment is `UNSEALED`, with the seal in its place. */
export class Seal extends Transform {
  readonly #content = new ContentHash();

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    done(null, this.#content.push(chunk));
  }

  override _flush(done: TransformCallback): void {
    const { last, sha256 } = this.#content.end();
    if (last === UNSEALED) done(null, sha256);
    else done(new Error('The archive does not end in a place for its seal.'));
  }
}

/** Checks whether the file ends with the SHA-256 of all before: as it was written, bit by bit and to its end. */
export async function isSealed(path: string): Promise<boolean> {
  const content = new ContentHash();
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) content.push(chunk as Buffer);
  const { last, sha256 } = content.end();
  return last === sha256;
}
