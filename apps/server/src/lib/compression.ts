import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The effort of a compression: `swift` for answers that are compressed each time or are one of many, `small` for those
 * that are sent again and again. From brotli's quality 5 to 9 an answer of 5 kB loses a fourteenth of its size and
 * takes twenty times as long.
 */
export type Effort = 'swift' | 'small';
const quality = { swift: 5, small: 9 } as const satisfies Record<Effort, number>;

/** The memoized choice of an encoding: browsers send only a handful of different headers. */
const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip'],
  cache: new LRUCache<string, string>({ max: 100 }),
});

/** Below this, an answer takes one packet on the wire, compressed or not. */
const MIN_BYTES = 1024;

/** The encoding of an answer, or null for none: none is accepted, or compressing so few bytes would not pay. */
export function encodingFor(acceptEncoding: string | undefined, bytes: number): Encoding | null {
  if (acceptEncoding === undefined || bytes < MIN_BYTES) return null;
  return negotiator.negotiate(acceptEncoding) as Encoding | null;
}

export function compress(body: string | Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body);
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
    },
  });
}
