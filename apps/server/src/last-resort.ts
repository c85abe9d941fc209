import { isDatabaseAway } from './lib/database-errors.js';
import { exitCodes, StartupError } from './lib/startup-error.js';
import type { Log } from './log.js';

/** Failures of a connection, by the system's names. They do not mean that the program is broken. */
const OF_CONNECTIONS =
  /^(ECONN(RESET|REFUSED|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ERR_STREAM_.*)$/;

/** Checks whether an uncaught exception means that the program is broken, and nothing can be relied on any more. */
export function isBroken(error: unknown): boolean {
  if (isDatabaseAway(error)) return false;
  return !(error instanceof Error && 'code' in error && OF_CONNECTIONS.test(String(error.code)));
}

/**
 * Handles what nothing else has caught. An unhandled rejection and an exception about a connection have broken nothing
 * else and are logged. Any other exception calls `end`.
 */
export function catchLast(log: Log, end: (error: unknown) => void): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'something failed that nobody waited for'));
  process.on('uncaughtException', (error) => {
    if (isBroken(error)) end(error);
    else log.error({ err: error }, 'a connection failed that nobody listened to');
  });
}

/** The sentence with which the program ends, and its exit code. An internal error is logged in full. */
export function lastWords(error: unknown): { readonly sentence: string; readonly exitCode: number } {
  if (error instanceof StartupError) return { sentence: error.message, exitCode: error.exitCode };
  const [first = ''] = String(error).split('\n');
  return {
    sentence: `The server ended on a fault of its own, which its log tells: ${first}`,
    exitCode: exitCodes.software,
  };
}
