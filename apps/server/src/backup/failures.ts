import pg from 'pg';
import { diskFull } from '../db/failures.js';
import { isDatabaseAway } from '../lib/database-errors.js';
import { exitCodes, StartupError } from '../lib/startup-error.js';

/** Error codes of the file system, with their causes in words. */
const fileErrors: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  EFBIG: 'its disk is full',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'its disk is read-only',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EISDIR: 'it is a folder',
};

/** Explains a failed backup or restore in a sentence for the operator; an internal error stays as it is. */
export function explainFailure(error: unknown, path: string): unknown {
  if (error instanceof StartupError || !(error instanceof Error)) return error;
  const reason = 'syscall' in error && 'code' in error ? fileErrors[String(error.code)] : undefined;
  if (reason) return sentence(error, `${path} cannot be used: ${reason}. Nothing was kept.`, exitCodes.disk);
  if (isDatabaseAway(error)) {
    return sentence(error, `The database went away (${error.message}). Nothing was kept.`, exitCodes.unavailable);
  }
  const explained = diskFull(error);
  if (explained instanceof StartupError || !(error instanceof pg.DatabaseError)) return explained;
  return sentence(error, `The database refused: ${error.message}. Nothing was kept.`, exitCodes.unavailable);
}

const sentence = (cause: Error, message: string, exitCode: number) =>
  Object.assign(new StartupError(message, exitCode), { cause });
