import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** `swift` for what is compressed anew for each answer, `small` for what is compressed once and kept. */
export type Effort = 'swift' | 'small';
const quality = { swift: 4, small: 9 } as const satisfies Record<Effort, number>;

/** The encoding to answer with, or null for none. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | null {
  return negotiate(acceptEncoding ?? '', ['br', 'gzip']) as Encoding | null;
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
