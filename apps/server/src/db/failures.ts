import { statfs } from 'node:fs/promises';
import { EmbeddedError } from '@utarang/postgres';
import { isConnectionLost } from '../../../../packages/postgres/src/connection-errors.js';
import { exitCodes, StartupError } from '../lib/startup-error.js';

/** Converts an error of the embedded server, which the operator can fix, to the error that ends the program. */
export function startupErrorOf(error: EmbeddedError): StartupError {
  return Object.assign(new StartupError(error.message, exitCodes[error.kind]), { cause: error });
}

/** Converts an `EmbeddedError` as `startupErrorOf` does; any other error stays as it is. */
export const asStartupError = (error: unknown): unknown =>
  error instanceof EmbeddedError ? startupErrorOf(error) : error;

/** Converts the error of a full disk of the database (SQLSTATE 53100) to a sentence for the operator. */
export function diskFull(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === '53100')) return error;
  return new StartupError('The disk of the database is full: free some space and start again.', exitCodes.disk);
}

/**
 * The least free space: PostgreSQL writes its write-ahead log in files of 16 MiB, and stops at once where it cannot
 * create another.
 */
const LEAST_FREE_BYTES = 2 * 16 * 2 ** 20;

/**
 * Converts a lost connection to a sentence for the operator if the disk of the embedded server is full. That server has
 * ended and cannot say why. Any other error stays.
 */
export async function lostToFullDisk(error: unknown, dataDir: string): Promise<unknown> {
  if (error instanceof StartupError || !isConnectionLost(error)) return error;
  const disk = await statfs(dataDir).catch(() => null);
  if (!disk || disk.bavail * disk.bsize >= LEAST_FREE_BYTES) return error;
  const message = `The disk that holds DATA_DIR (${dataDir}) is full: free some space and start again.`;
  return Object.assign(new StartupError(message, exitCodes.disk), { cause: error });
}
