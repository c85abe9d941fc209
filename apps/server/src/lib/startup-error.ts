/** Exit codes as sysexits.h names them, so that a service manager can tell what is worth another try. */
export const exitCodes = {
  /** EX_USAGE: a command that was not called as its help says. */
  usage: 64,
  /** EX_DATAERR: a backup that is damaged or does not belong there. */
  data: 65,
  /** EX_UNAVAILABLE: the database that DATABASE_URL names does not answer. */
  unavailable: 69,
  /** EX_SOFTWARE: a fault of ours. */
  software: 70,
  /** EX_IOERR: the disk is full or not writable. */
  disk: 74,
  /** EX_TEMPFAIL: another process holds this DATA_DIR. */
  taken: 75,
  /** EX_CONFIG: a setting, or a data folder this release cannot use. */
  config: 78,
} as const;

/**
 * A fault that the operator can mend. `message` is one sentence for them, printed without a stack. `exitCode` is its
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
