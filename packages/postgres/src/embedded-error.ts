/**
 * The thing that the operator can mend: the settings or the folder, the disk, the other process that has the folder,
 * the server itself.
 */
export type EmbeddedErrorKind = 'config' | 'disk' | 'taken' | 'unavailable';

/** A fault that the operator can mend: `message` is one sentence for them. */
export class EmbeddedError extends Error {
  constructor(
    message: string,
    readonly kind: EmbeddedErrorKind,
  ) {
    super(message);
    this.name = 'EmbeddedError';
  }
}

/** A server that runs does not take the password of the file. */
export class PasswordRefusedError extends EmbeddedError {
  constructor(file: string) {
    super(`PostgreSQL refuses the password in ${file}.`, 'config');
  }
}
