/** Who can mend it: the settings or the folder, the disk, the other process that has the folder, the server itself. */
export type EmbeddedErrorKind = 'config' | 'disk' | 'taken' | 'unavailable';

/** What the operator can mend: `message` is one sentence for them. */
export class EmbeddedError extends Error {
  constructor(
    message: string,
    readonly kind: EmbeddedErrorKind,
  ) {
    super(message);
    this.name = 'EmbeddedError';
  }
}
