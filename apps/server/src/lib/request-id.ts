import { randomBytes } from 'node:crypto';

/** Names one request in the log and in its answer. It is always ours: a client's own could be anything. */
export const createRequestId = (): string => randomBytes(12).toString('base64url');
