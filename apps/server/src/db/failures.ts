import { statfs } from 'node:fs/promises';
import { EmbeddedError } from '@utarang/postgres';
import { isConnectionLost } from '../../../../packages/postgres/src/connection-errors.js';
import { exitCodes, StartupError } from '../lib/startup-error.js';

/** An error of the embedded server, which its operator can mend, as the error that ends the program. */
export function startupErrorOf(error: EmbeddedError): StartupError {
  return Object.assign(new StartupError(error.message, exitCodes[error.kind]), { cause: error });
}

/** The same for whatever was thrown; any other error stays as it is. */
export const asStartupError = (error: unknown): unknown =>
  error instanceof EmbeddedError ? startupErrorOf(error) : error;

/** A query that failed for want of space on the database's disk (SQLSTATE 53100) as the operator's sentence. */
export function diskFull(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === '53100')) return error;
  return new StartupError('The disk of the database is full: free some space and start again.', exitCodes.disk);
}

/** PostgreSQL writes its log ahead in files of 16 MiB, and ends at once where it cannot make another. */
const LEAST_FREE_BYTES = 2 * 16 * 2 ** 20;

/**
 * A connection that was lost while the embedded server had no room for its log, as the operator's sentence: that server
 * has ended and can no more say why. Any other error stays.
 */
export async function diskFullBehind(error: unknown, dataDir: string): Promise<unknown> {
  if (error instanceof StartupError || !isConnectionLost(error)) return error;
  const disk = await statfs(dataDir).catch(() => null);
  if (!disk || disk.bavail * disk.bsize >= LEAST_FREE_BYTES) return error;
  const message = `The disk that holds DATA_DIR (${dataDir}) is full: free some space and start again.`;
  return Object.assign(new StartupError(message, exitCodes.disk), { cause: error });
}
