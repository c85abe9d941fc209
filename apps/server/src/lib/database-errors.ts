import { isConnectionLost } from '../../../../packages/postgres/src/connection-errors';

/** The error of a database that accepted a connection or a statement and gave no answer in time. */
export class NoAnswerError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(message: string) {
    super(message);
    this.name = 'NoAnswerError';
  }
}

/**
 * SQLSTATEs of a database that cannot do its work: class 53 (disk full, out of memory, too many connections), 57014
 * (our own `statement_timeout`), 25P03 and 57P05 (a connection that it ended as idle), 25006 (read-only, as a standby),
 * 58030 (its disk failed), 40P01 and 55P03 (a migration or another transaction is in the way, and this one was rolled
 * back).
 */
const UNABLE = /^(53...|57014|25P03|57P05|25006|58030|40P01|55P03)$/;

/**
 * Checks whether an error says that the database cannot be used now, not that the query is wrong: 503 instead of 500.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (isConnectionLost(error)) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && UNABLE.test(String(error.code))) return true;
  return error.cause !== undefined && isDatabaseAway(error.cause); // drizzle wraps what the driver throws
}
