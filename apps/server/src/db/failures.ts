import { EmbeddedError } from '@utarang/postgres';
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
