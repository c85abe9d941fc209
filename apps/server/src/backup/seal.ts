import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform, type TransformCallback } from 'node:stream';

/**
 * The length of the seal, with which a file ends: the SHA-256 of all before it, in hexadecimal. It is the comment at
 * the end of the ZIP archive, so that ordinary tools read the file, too. ZIP's own checksums leave out headers and
 * names.
 */
const SEAL_LENGTH = 64;

/** The placeholder that the writer of the archive puts in place of the seal. */
export const UNSEALED = '0'.repeat(SEAL_LENGTH);

/** Hashes a file chunk by chunk, without its last bytes, which are the seal or its placeholder. */
class ContentHash {
  readonly #hash = createHash('sha256');
  #held = Buffer.alloc(0);

  /** Takes a chunk of the file. Returns what certainly precedes the seal, and holds the rest back. */
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

/** Checks whether the file ends with the SHA-256 of all before: it is complete and unchanged. */
export async function isSealed(path: string): Promise<boolean> {
  const content = new ContentHash();
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) content.push(chunk as Buffer);
  const { last, sha256 } = content.end();
  return last === sha256;
}
