import { randomFillSync } from 'node:crypto';

const BYTES = 12;

/** Random bytes for many ids: one system call for each would cost more than the rest of a short answer's headers. */
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** Creates the id of a request for the log and its answer. It is always ours: a client's own could be anything. */
export function createRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.toString('base64url', used - BYTES, used);
}
