/** Exit codes of sysexits.h, so that a service manager can tell whether another try makes sense. */
export declare const exitCodes: {
    /** EX_USAGE: a command that was not called as its help says. */
    readonly usage: 64;
    /** EX_DATAERR: a backup that is damaged or does not fit. */
    readonly data: 65;
    /** EX_UNAVAILABLE: the database of DATABASE_URL does not answer. */
    readonly unavailable: 69;
    /** EX_SOFTWARE: an internal error. */
    readonly software: 70;
    /** EX_IOERR: the disk is full or not writable. */
    readonly disk: 74;
    /** EX_TEMPFAIL: another process holds the lock on DATA_DIR. */
    readonly taken: 75;
    /** EX_CONFIG: a setting, or a data folder that this release cannot use. */
    readonly config: 78;
};
/**
 * An error that the operator can fix. `message` is one sentence for them, printed without a stack. `exitCode` is its
 * kind.
 */
export declare class StartupError extends Error {
    readonly exitCode: number;
    constructor(message: string, exitCode: number);
}
