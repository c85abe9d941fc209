/** Exit codes of sysexits.h, so that a service manager can tell whether another try makes sense. */
export const exitCodes = {
  /** EX_USAGE: a command that was not called as its help says. */
  usage: 64,
  /** EX_DATAERR: a backup that is damaged or does not fit. */
  data: 65,
  /** EX_UNAVAILABLE: the database of DATABASE_URL does not answer. */
  unavailable: 69,
  /** EX_SOFTWARE: an internal error. */
  software: 70,
  /** EX_IOERR: the disk is full or not writable. */
  disk: 74,
  /** EX_TEMPFAIL: another process holds the lock on DATA_DIR. */
  taken: 75,
  /** EX_CONFIG: a setting, or a data folder that this release cannot use. */
  config: 78,
} as const;

/**
 * An error that the operator can fix. `message` is one sentence for them, printed without a stack. `exitCode` is its
 * kind.
 */
export class StartupError extends Error {
  constructor(
    message: string,
    readonly exitCode: number,
  ) {
    super(message);
    this.name = 'StartupError';
  }
}
