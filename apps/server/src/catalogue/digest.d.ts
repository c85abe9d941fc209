/** The digest of a set of rows, independent of their order: a row can be removed from it or added to it. */
export type Digest = Uint8Array;
/** The exclusive or of the digests of rows: those that are in both lists cancel each other out. */
export declare function digestRows(rows: Iterable<unknown>, start?: Digest): Digest;
/** A short hash of a content. */
export declare const contentHash: (digests: readonly Digest[]) => string;
