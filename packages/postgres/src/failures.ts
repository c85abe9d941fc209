import { EmbeddedError, type EmbeddedErrorKind } from './embedded-error.js';

/** Texts of failed system calls, of PostgreSQL's log or of its answers, and the meaning of each for the operator. */
const known: readonly [RegExp, (dataDir: string) => string, EmbeddedErrorKind][] = [
  [
    /ENOSPC|EDQUOT|EFBIG|No space left on device|Disk quota exceeded|File too large|could not extend file/,
    (dataDir) => `The disk that holds DATA_DIR (${dataDir}) is full: free some space and start again.`,
    'disk',
  ],
  [
    /spawn \S+ EACCES/,
    (dataDir) => `No program may run in DATA_DIR (${dataDir}): mount its disk without noexec, or set another DATA_DIR.`,
    'config',
  ],
  [
    /EROFS|Read-only file system/,
    (dataDir) => `The disk that holds DATA_DIR (${dataDir}) may only be read: mount it for writing, or set another.`,
    'disk',
  ],
  [
    /EACCES|EPERM|Permission denied/,
    (dataDir) =>
      `DATA_DIR (${dataDir}) cannot be written by user ${process.getuid?.()}: allow it, or set another DATA_DIR.`,
    'disk',
  ],
  [
    /ENOTDIR|EEXIST/,
    (dataDir) => `DATA_DIR (${dataDir}) is not a folder: move what is there, or set another DATA_DIR.`,
    'config',
  ],
  [
    /spawn .* ENOENT|Exec format error|ENOEXEC/,
    () => 'The embedded PostgreSQL cannot run on this system (it needs glibc): set DATABASE_URL instead.',
    'config',
  ],
];

/** The operator's sentence for a failure to start the embedded server. */
export function explain(error: unknown, dataDir: string): unknown {
  if (error instanceof EmbeddedError || !(error instanceof Error)) return error;
  const text = `${'code' in error ? error.code : ''} ${error instanceof ServerFailure ? error.output : error.message}`;
  const found = known.find(([pattern]) => pattern.test(text));
  if (found) return Object.assign(new EmbeddedError(found[1](dataDir), found[2]), { cause: error });
  return error instanceof ServerFailure ? new EmbeddedError(error.message, 'unavailable') : error;
}

/** The error of a PostgreSQL program that failed; the message quotes the most telling line of its output. */
export class ServerFailure extends Error {
  constructor(
    what: string,
    readonly output: string,
  ) {
    const lines = output.trim().split('\n');
    super(`${what}: ${lines.find((line) => /\b(FATAL|PANIC|error):/i.test(line)) ?? lines.at(-1)}`);
  }
}
