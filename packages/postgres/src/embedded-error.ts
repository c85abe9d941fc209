/**
 * The thing that the operator has to fix: the settings or the folder, the disk, the other process that has the folder,
 * the server itself.
 */
export type EmbeddedErrorKind = 'config' | 'disk' | 'taken' | 'unavailable';

/** An error that the operator can fix: `message` is one sentence for them. */
export class EmbeddedError extends Error {
  constructor(
    message: string,
    readonly kind: EmbeddedErrorKind,
  ) {
    super(message);
    this.name = 'EmbeddedError';
  }
}

/** The error of a running server that refuses the password of the file. */
export class PasswordRefusedError extends EmbeddedError {
  constructor(file: string) {
    super(`PostgreSQL refuses the password in ${file}.`, 'config');
  }
}
