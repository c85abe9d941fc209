/**
 * Maps a stack trace to the locations of the sources. Node does so with `--enable-source-maps`, but reads every map at
 * the start, and they are larger than the code; here a map is read when an error comes from its file. Code of packages
 * keeps its location in the bundle, which has their own names.
 */
export declare const mapStack: (stack: string) => string;
